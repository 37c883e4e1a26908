import { createHash } from 'node:crypto';

/** Inline elements of a document that a policy has to allow by their hash. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A `type` that a browser runs, or that is a map of modules. Any other type is data. */
const runs = /^(?:module|importmap|speculationrules|(?:text|application)\/javascript)?$/i;

/** Hashes of every inline script and style of a document. */
export function hashesOf(html: string): InlineHashes {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .filter(([, attributes = '']) => runs.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''));
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)];
  const each = (found: readonly RegExpMatchArray[], group: number) => [
    ...new Set(found.map((match) => sha256(match[group] ?? ''))),
  ];
  return { scripts: each(scripts, 2), styles: each(styles, 1) };
}

const entry = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);

/** A host in a list of the configuration: `https`, alone or with all subdomains. It matches no keyword of a policy. */
const source = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i;

/** The origin of an address that an operator configured; none for a path of the site or an invalid address. */
function hostOf(address: unknown): readonly string[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return [];
  const { origin } = new URL(address);
  return /^https?:\/\/[a-z\d.:-]+$/.test(origin) ? [origin] : [];
}

/** One list of `policy` in the configuration, without entries that are no host. */
function listed(config: unknown, key: string): readonly string[] {
  const list = entry(entry(config, 'policy'), key);
  return Array.isArray(list)
    ? list.filter((host) => typeof host === 'string' && source.test(host))
    : [];
}

const directive = (name: string, sources: readonly string[]): string =>
  `${name} ${[...new Set(sources)].join(' ')}`;

/**
 * Returns the `Content-Security-Policy` of one document: it allows only the site itself, the inline elements of the
 * build, and the hosts in its configuration. Never contains `unsafe-…`, whatever the configuration says.
 */
export function policyOf(config: unknown, { scripts, styles }: InlineHashes): string {
  const self = "'self'";
  const list = (key: string) => listed(config, key);
  const backend = hostOf(entry(config, 'baseUrl'));
  const bot = entry(config, 'botChallenge');
  const challenge = [...hostOf(entry(bot, 'scriptUrl')), ...hostOf(entry(bot, 'moduleUrl'))];
  const phone = entry(config, 'phoneVerification');
  const sdk = [...hostOf(entry(phone, 'appUrl')), ...hostOf(entry(phone, 'authUrl'))];
  const connect = [entry(config, 'brandFile'), entry(config, 'reportUrl')].flatMap(hostOf);
  // The page tests CDNs of games with `fetch`.
  const frames = list('frames');
  const names = entry(entry(config, 'policy'), 'trustedTypes');
  const further = Array.isArray(names)
    ? names.filter((name) => typeof name === 'string' && /^[\w#=@/.%-]+$/.test(name))
    : [];
  return [
    "default-src 'none'",
    directive('script-src', [self, ...scripts, ...challenge, ...sdk, ...list('scripts')]),
    directive('style-src', [self, ...styles]),
    directive('img-src', [self, 'data:', ...backend, ...list('images')]),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    directive('connect-src', [
      self,
      ...backend,
      ...connect,
      ...challenge,
      ...frames,
      ...list('connect'),
    ]),
    directive('frame-src', [self, ...backend, ...challenge, ...frames]),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    directive('frame-ancestors', [self, ...list('ancestors')]),
    "require-trusted-types-for 'script'",
    directive('trusted-types', ['parlour', 'parlour-files', 'dompurify', ...further]),
  ].join(';');
}
