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
 * A file of a built site. A page's address gets the document drawn for it in the visitor's language, if there is one,
 * and the bare one otherwise; assets are cached forever, documents revalidated each time. A widget of an account may be
 * framed by the pages of `partners`, and by nobody else (EMB-01).
 */
export function siteFile(
  root: string,
  request: Request,
  partners: readonly string[] = [],
): Response {
  const folder = absolute(root);
  const { pathname, search } = new URL(request.url);
  // Each page has one address: a path that begins with two slashes names a host elsewhere.
  const canonical = pathname.replaceAll(/\/{2,}/g, '/');
  if (canonical !== pathname) {
    return new Response(null, { status: 308, headers: { Location: canonical + search } });
  }
  const name = decoded(pathname);
  if (name === null) return plain('Bad request', 400);
  const file = join(folder, name);
  // A name that begins with a dot is the build's own.
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

/** Policy where the build has written none: only the site's own files, nothing inline. */
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

/** A document has a content security policy of its own, which the build has written beside the site. */
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

/** The language in the cookie, else the site's first language. */
const languageOf = (request: Request): string =>
  /(?:^|;\s*)language=([a-z]{2,3}(?:-[A-Za-z\d]+)*)(?:;|$)/.exec(
    request.headers.get('Cookie') ?? '',
  )?.[1] ?? 'bn';

/** Compressed forms of a file, best first: the end of its name and the encoding in HTTP. */
const packs = [
  ['br', 'br'],
  ['zst', 'zstd'],
  ['gz', 'gzip'],
] as const;

/** The file as this browser takes it: packed, if the build has packed it. */
function packed(path: string, request: Request): { file: string; encoding?: string } {
  const found = packs.find(([end, name]) => accepts(request, name) && isFile(`${path}.${end}`));
  return found ? { file: `${path}.${found[0]}`, encoding: found[1] } : { file: path };
}

/** A name that follows from the content of a file for partners. */
const hashed = /-[\w-]{8}\.(?:js|woff2)$/;

/** Never packed: they are already. */
const isPlain = (path: string): boolean => /\.(?:woff2|png)$/.test(path);

/** A file of a site. What it is follows from its place in the site, wherever the site lies. */
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
    // Modules and faces come to another origin only so; everybody may read them.
    ...(forPartners && { 'Access-Control-Allow-Origin': '*' }),
  };
  if (request.headers.get('If-None-Match') === tag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(body), { headers });
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The path a browser meant, or `null` for one that no browser writes. */
function decoded(pathname: string): string | null {
  try {
    const name = decodeURIComponent(pathname);
    return name.includes('\0') ? null : name;
  } catch {
    return null;
  }
}
