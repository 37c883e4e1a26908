/** The part of `window` a script is loaded into. */
type ScriptPage = Window & typeof globalThis;

/** Whether an operator may configure this address: `https`, or a path of the site itself. */
export const isScriptUrl = (url: unknown): url is string =>
  typeof url === 'string' && (/^https:\/\/[^\s/]+/.test(url) || /^\/(?!\/)\S*$/.test(url));

interface TrustedPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

const isFactory = (value: unknown): value is TrustedTypes =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/** A page accepts the name of a policy only once. */
const policies = new WeakMap<ScriptPage, TrustedPolicy>();

/**
 * Passes an address through a policy if the page requires trusted types; otherwise returns it unchanged. The policy is
 * private to this module and refuses addresses that no operator may configure. The page's `script-src` decides about
 * hosts.
 */
export function trustedScript(page: ScriptPage, url: string): string {
  const factory: unknown = Reflect.get(page, 'trustedTypes');
  if (!isFactory(factory)) return url;
  const policy =
    policies.get(page) ??
    factory.createPolicy('parlour', {
      createScriptURL: (address) => {
        if (isScriptUrl(address)) return address;
        throw new TypeError('Not an address of a script');
      },
    });
  policies.set(page, policy);
  return policy.createScriptURL(url);
}

const loading = new WeakMap<ScriptPage, Map<string, Promise<void>>>();

/**
 * Loads a classic script once, by its address alone, so that a policy of allowed hosts is enough. Rejects if it does
 * not load within `timeoutMs`. Then it is forgotten, and the next call tries again.
 */
export function loadScript(page: ScriptPage, url: string, timeoutMs: number): Promise<void> {
  const ofPage = loading.get(page) ?? new Map<string, Promise<void>>();
  loading.set(page, ofPage);
  const known = ofPage.get(url);
  if (known) return known;
  const script = page.document.createElement('script');
  const coming = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), timeoutMs);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('blocked'));
    });
    script.async = true;
    script.src = trustedScript(page, url);
    page.document.head.append(script);
  });
  ofPage.set(url, coming);
  coming.catch(() => {
    script.remove();
    ofPage.delete(url);
  });
  return coming;
}

/** Loads a module from an address known only at run time. Rejects like `import()`. */
export const importModule = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);
