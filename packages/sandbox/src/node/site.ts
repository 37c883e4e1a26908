import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve as absolute, extname, join, sep } from 'node:path';
import { accepts, tagOf } from './packing.ts';
import { isKnown, isSiteFile, siteFileType } from './site-files.ts';
import { type Place, placeOf } from './sites.ts';

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
 * `partners` may frame a widget of an account (EMB-01). The host chooses among the sites of the build.
 */
export function siteFile(
  root: string,
  request: Request,
  partners: readonly string[] = [],
): Response {
  const folder = absolute(root);
  const { pathname, search, hostname } = new URL(request.url);
  // Each page has one path: a path that begins with two slashes would name another host.
  const canonical = pathname.replaceAll(/\/{2,}/g, '/');
  if (canonical !== pathname) {
    return new Response(null, { status: 308, headers: { Location: canonical + search } });
  }
  const name = decoded(pathname);
  if (name === null) return plain('Bad request', 400);
  const place = placeOf(folder, hostname);
  if (isSiteFile(name)) return siteFileAt(folder, place, name, request);
  // The worker of the site has a policy of its own, like a document.
  if (name === '/sw.js') return workerOf(join(folder, place.prefix), name, request);
  // A name that begins with a dot is an internal file of the build.
  if (/[/\\]\./.test(name)) return notFound();
  const own = join(folder, place.prefix);
  const file = join(name === '/embed/site.json' ? own : folder, name);
  const inside = file.startsWith(folder + sep);
  const isPage = !pathname.startsWith('/assets/') && /^(?:\.html)?$/.test(extname(pathname));
  if (!isPage) return inside && isFile(file) ? answer(file, name, request) : notFound();
  const documentAt = (path: string, framedBy?: readonly string[]) =>
    isFile(join(own, path)) ? documentOf(own, path, request, framedBy) : undefined;
  if (/^\/embed\/[a-z-]+$/.test(name)) return documentAt('/embed.html', partners) ?? notFound();
  const drawn = `/${languageOf(request, place)}${name === '/' ? '/index' : name}.html`;
  const isInside = join(own, drawn).startsWith(own + sep);
  return (isInside && documentAt(drawn)) || (documentAt('/index.html') ?? notFound());
}

/** Serves a file that belongs to the site, or one that all sites of the build share. */
function siteFileAt(folder: string, place: Place, name: string, request: Request): Response {
  const found = [place.prefix, ...(isKnown(name) ? [''] : [])]
    .map((prefix) => join(folder, prefix, name))
    .find(isFile);
  return found ? answer(found, name, request) : notFound();
}

/** Policy used when the build has written none: only the site's own files, nothing inline. */
const ownPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
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
function documentOf(
  folder: string,
  name: string,
  request: Request,
  partners: readonly string[] = [],
): Response {
  const path = join(folder, name);
  const response = answer(path, name, request);
  const ancestors = partners.length > 0 ? partners.join(' ') : "'none'";
  const policy = policyOf(folder, path.slice(folder.length).replaceAll(sep, '/'));
  response.headers.set(
    'Content-Security-Policy',
    policy.replace('$parlour_ancestors', () => ancestors),
  );
  return response;
}

/** Serves the worker of the site: asked for anew each time, so that a new one is found at once. */
const workerOf = (folder: string, name: string, request: Request): Response =>
  isFile(join(folder, name)) ? documentOf(folder, name, request) : notFound();

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

const tag = /^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/;

/** The language of the cookie, else of the address (`?lang=en`), else the site's first language. */
function languageOf(request: Request, { language }: Place): string {
  const cookie = /(?:^|;\s*)language=([^;]*)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? '';
  const asked = new URL(request.url).searchParams.get('lang') ?? '';
  return [cookie, asked].find((text) => tag.test(text)) ?? language;
}

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
function answer(path: string, name: string, request: Request): Response {
  const [, part = ''] = name.split('/');
  const isOfSite = isSiteFile(name);
  const forPartners = part === 'embed';
  const immutable = part === 'assets' || (forPartners && hashed.test(path));
  const { file, encoding } = isOfSite ? { file: path } : packed(path, request);
  const body = readFileSync(file);
  const tag = `"${tagOf(body)}"`;
  const vary = [
    !isPlain(path) && !isOfSite && 'Accept-Encoding',
    !immutable && !forPartners && !isOfSite && 'Cookie',
  ].filter(Boolean);
  const type = isOfSite ? siteFileType(name) : types[extname(path)];
  const headers = {
    'Content-Type': type ?? 'application/octet-stream',
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
