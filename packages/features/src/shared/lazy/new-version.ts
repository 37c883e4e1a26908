import { guardedStore } from '../session/guarded-store.ts';

/** Dispatched on the window when a reload would bring a new version, but would lose something. */
export const newVersionEvent = 'parlour:new-version';

/** Longest time the server may take to answer with its version, in ms. */
const timeoutMs = 3_000;

/**
 * Address of the module that starts the site. It names the files of all parts, so each build has its own address; in
 * development it is always the same.
 */
const versionOf = (page: Document) =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** Returns the version on the server, or `''` if the server cannot be reached or answers with something else. */
async function served(): Promise<string> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch('/', { cache: 'no-store', signal });
    const page = await answer.text();
    return answer.ok && page.includes('type="module"') ? page : '';
  } catch {
    return '';
  }
}

/** Whether the visitor would lose something in a reload: text in a field, or a running game. */
export const isBusy = (page: Document): boolean =>
  page.querySelector('iframe') !== null ||
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => value !== '' && !/checkbox|radio|hidden|range|submit/.test(type),
  );

// biome-ignore lint/style/noRestrictedGlobals: a version belongs to the document, which has no runtime yet.
const tab = guardedStore(() => sessionStorage, 'tab');

/** Versions noted in this history entry before a reload. The note survives the reload without any storage. */
const leftHere = (): string => {
  const state: unknown = history.state;
  const isNoted = typeof state === 'object' && state !== null && 'left' in state;
  return isNoted ? String(state.left) : '';
};

/**
 * Notes that the page leaves this version. Returns false if that was tried before. The note is kept twice, in the
 * storage and in the history: if the storage loses it, the page must not reload forever.
 */
function leave(version: string): boolean {
  const before = `${tab.getItem('left') ?? ''}${leftHere()}`;
  if (before.includes(version)) return false;
  const left = before + version;
  tab.setItem('left', left);
  history.replaceState({ ...history.state, left }, '');
  return true;
}

async function lookForNews(isLate: boolean): Promise<void> {
  const own = versionOf(document);
  const page = own && (await served());
  if (!page) return;
  const isNew = !page.includes(own);
  if (isBusy(document)) {
    if (isNew) window.dispatchEvent(new Event(newVersionEvent));
  } else if ((isNew || isLate) && leave(own)) {
    window.location.reload();
    await new Promise(() => undefined);
  }
}

let looking: Promise<void> | undefined;

/**
 * Call it when a file of this build failed to load. If the server has another build by now, the page is reloaded, at
 * most once for each version (ERR-01); then the promise never resolves. With text in a field or an open game
 * `newVersionEvent` is dispatched instead, and the visitor chooses when to reload. `isLate`: the file is so late that a
 * reload is tried even with the same build. Simultaneous calls share one request.
 */
export function reloadForNews(isLate: boolean): Promise<void> {
  looking ??= lookForNews(isLate).finally(() => {
    looking = undefined;
  });
  return looking;
}
