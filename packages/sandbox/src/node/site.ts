import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve as absolute, extname, join, sep } from 'node:path';
import { accepts, tagOf } from './packing.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ts': 'text/plain; charset=utf-8',
};

const plain = (text: string, status: number) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

const notFound = () => plain('Not found', 404);

/**
 * Serves a file of a built site. The path of a page gets the document prerendered in the visitor's language, if there
 * is one, otherwise the bare document. Assets are cached forever, documents revalidated each time. Only the pages of
 * `partners` may frame a widget of an account (EMB-01).
 */
export function siteFile(
  root: string,
  request: Request,
  partners: readonly string[] = [],
): Response {
  const folder = absolute(root);
  const { pathname, search } = new URL(request.url);
  // Each page has one path: a path that begins with two slashes would name another host.
  const canonical = pathname.replaceAll(/\/{2,}/g, '/');
  if (canonical !== pathname) {
    return new Response(null, { status: 308, headers: { Location: canonical + search } });
  }
  const name = decoded(pathname);
  if (name === null) return plain('Bad request', 400);
  const file = join(folder, name);
  // A name that begins with a dot is an internal file of the build.
  const inside = file.startsWith(folder + sep) && !file.slice(folder.length).includes(`${sep}.`);
  const isPage = !pathname.startsWith('/assets/') && /^(?:\.html)?$/.test(extname(pathname));
  if (!isPage) return inside && isFile(file) ? answer(folder, file, request) : notFound();
  const framed = join(folder, 'embed.html');
  if (/^\/embed\/[a-z-]+$/.test(name)) {
    return isFile(framed) ? documentAt(folder, framed, request, partners) : notFound();
  }
  const drawn = join(folder, languageOf(request), name === '/' ? 'index.html' : `${name}.html`);
  if (drawn.startsWith(folder + sep) && isFile(drawn)) return documentAt(folder, drawn, request);
  const bare = join(folder, 'index.html');
  return isFile(bare) ? documentAt(folder, bare, request) : notFound();
}

/** Policy used when the build has written none: only the site's own files, nothing inline. */
const ownPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types parlour parlour-files dompurify',
].join(';');

/** Serves a document with its own content security policy, which the build wrote beside the site. */
function documentAt(
  folder: string,
  path: string,
  request: Request,
  partners: readonly string[] = [],
): Response {
  const response = answer(folder, path, request);
  const name = path.slice(folder.length).replaceAll(sep, '/');
  const ancestors = partners.length > 0 ? partners.join(' ') : "'none'";
  response.headers.set(
    'Content-Security-Policy',
    policyOf(folder, name).replace('$parlour_ancestors', () => ancestors),
  );
  return response;
}

function policyOf(folder: string, name: string): string {
  const policies = join(folder, '.policy', 'policies.json');
  if (!isFile(policies)) return ownPolicy;
  try {
    const known: unknown = JSON.parse(readFileSync(policies, 'utf8'));
    const policy: unknown = Reflect.get(Object(known), name);
    return typeof policy === 'string' ? policy : "default-src 'none'";
  } catch {
    return ownPolicy;
  }
}

/** The language of the cookie, or the site's first language. */
const languageOf = (request: Request): string =>
  /(?:^|;\s*)language=([a-z]{2,3}(?:-[A-Za-z\d]+)*)(?:;|$)/.exec(
    request.headers.get('Cookie') ?? '',
  )?.[1] ?? 'bn';

/** Compressed forms of a file, best first: file extension and HTTP encoding. */
const packs = [
  ['br', 'br'],
  ['zst', 'zstd'],
  ['gz', 'gzip'],
] as const;

/** The file for this browser: a compressed form, if the build has written one that it accepts. */
function packed(path: string, request: Request): { file: string; encoding?: string } {
  const found = packs.find(([end, name]) => accepts(request, name) && isFile(`${path}.${end}`));
  return found ? { file: `${path}.${found[0]}`, encoding: found[1] } : { file: path };
}

/** A file for partners whose name contains a hash of its content. */
const hashed = /-[\w-]{8}\.(?:js|woff2)$/;

/** Already compressed formats, which are never compressed again. */
const isPlain = (path: string): boolean => /\.(?:woff2|png)$/.test(path);

/** Serves a file of a site. Its kind depends on its path within the site, not on the location of the site. */
function answer(folder: string, path: string, request: Request): Response {
  const [part = ''] = path.slice(folder.length + 1).split(sep);
  const forPartners = part === 'embed';
  const immutable = part === 'assets' || (forPartners && hashed.test(path));
  const { file, encoding } = packed(path, request);
  const body = readFileSync(file);
  const tag = `"${tagOf(body)}"`;
  const vary = [!isPlain(path) && 'Accept-Encoding', !immutable && !forPartners && 'Cookie'].filter(
    Boolean,
  );
  const headers = {
    'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    ...(vary.length > 0 && { Vary: vary.join(', ') }),
    ...(encoding && { 'Content-Encoding': encoding }),
    // Another origin can load modules and fonts only with this header; every page may read them.
    ...(forPartners && { 'Access-Control-Allow-Origin': '*' }),
  };
  if (request.headers.get('If-None-Match') === tag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(body), { headers });
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Decodes a path; `null` for one that no browser sends. */
function decoded(pathname: string): string | null {
  try {
    const name = decodeURIComponent(pathname);
    return name.includes('\0') ? null : name;
  } catch {
    return null;
  }
}
