import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSandbox } from '@parlour/sandbox';
import { packedAnswer } from '@parlour/sandbox/node';
import { asksOf, drawnPaths, fileOf, sameForAll } from '../../apps/web/drawn-paths.ts';
import { siteLanguages } from '../../apps/web/languages.ts';
import type { DrawOptions } from '../../apps/web/src/draw.tsx';
import { cache } from '../lib/paths.ts';
import { siteBrand } from '../sites/brand.ts';
import { compact, configOf, documentOf, type Sheet } from './document.ts';

type Half = Pick<typeof import('../../apps/web/src/draw.tsx'), 'draw' | 'ownBrand' | 'ownPathsFor'>;

const isHalf = (value: unknown): value is Half =>
  typeof value === 'object' && value !== null && 'draw' in value && 'ownPathsFor' in value;

/** Loads the half of a site that draws. Rejects with the mistakes of a `parlour.config.ts` in words. */
async function loadHalf(folder: string): Promise<Half> {
  const module: unknown = await import(pathToFileURL(join(folder, 'draw.js')).href);
  if (!isHalf(module)) throw new Error('The half of the site that draws is not built');
  return module;
}

/** The brand that the parts of a site belong to; `null` if they belong to none. */
export const ownBrandOf = async (folder: string): Promise<Half['ownBrand']> =>
  (await loadHalf(folder)).ownBrand;

/** The backend that answers while a document is prerendered: a given one, or the sandbox. */
function backend(): (request: Request) => Promise<Response> {
  const from = process.env.PARLOUR_PRERENDER_FROM;
  if (!from) {
    // The keys of this sandbox end with the build: no document may contain them.
    const sandbox = createSandbox({ ciphers: [] });
    return async (request) => packedAnswer(request, await sandbox.fetch(request));
  }
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new URL(pathname + search, from), { headers: request.headers });
  };
}

/** Writes a text as an asset whose name contains its hash. Returns its address. */
function asset(dist: string, name: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/assets/${name}-${hash}.json`;
  writeFileSync(join(dist, address), text);
  return address;
}

interface Chunk {
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The style sheets of a build, in the order in which a browser meets them: imported ones first. */
function sheetsOf(dist: string): readonly Sheet[] {
  const text = readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8');
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(text);
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const { css = [], imports = [] } = manifest[key] ?? {};
    for (const one of imports) visit(one);
    for (const file of css) found.add(file);
  };
  visit('index.html');
  for (const key of Object.keys(manifest)) visit(key);
  return [...found].map((file) => ({
    href: `/${file}`,
    css: readFileSync(join(dist, file), 'utf8'),
  }));
}

/** Shorter answers are sent again: "not modified" is hardly shorter, and the tag makes each document longer. */
const worthwhile = 500;

/** Returns the `ETag`, with which the backend can answer that nothing has changed. */
async function tagOf(answer: Response): Promise<{ tag?: string }> {
  const tag = answer.headers.get('ETag');
  const { length } = await answer.clone().text();
  return tag && length > worthwhile ? { tag } : {};
}

/**
 * Returns the headers that all calls have, without the language, which depends on the visitor. Throws if they differ,
 * because the head of a document sends all its calls with the same headers.
 */
function sameHeaders(
  calls: ReadonlyMap<string, { readonly headers: string }>,
): Record<string, string> {
  const [headers = '{}', ...others] = new Set([...calls.values()].map(({ headers }) => headers));
  if (others.length > 0) throw new Error(`Calls of one page differ: ${[headers, ...others]}`);
  const { language: _, ...same }: Record<string, string> = JSON.parse(headers);
  return same;
}

/** A bare document, and the folder for the documents that are made from it. */
export interface DrawJob {
  readonly folder: string;
  /** The bare document with the configuration of the site. */
  readonly shell: string;
  /** The brand of the configuration's brand file. */
  readonly brand?: DrawOptions['runTimeBrand'];
}

/** Prerenders the documents of one site. Returns the names of their answers, below the build. */
export type DrawSite = (job: DrawJob) => Promise<readonly string[]>;

/** Folder for the half that draws. Each site with parts of its own has one, by its name. */
export const drawFolder = (name?: string): string =>
  join(cache, name === undefined ? 'draw' : `draw-${name}`);

/** Names the build whose class names the half that draws has. */
const builtFor = 'built-for.txt';

const buildOf = (dist: string): string =>
  createHash('sha256')
    .update(readFileSync(join(dist, '.vite', 'manifest.json')))
    .digest('hex');

/** Remembers for which build the half that draws was made. `pnpm build` calls it. */
export const noteBuild = (dist: string, folder: string): void =>
  writeFileSync(join(folder, builtFor), buildOf(dist));

/**
 * Returns what draws the documents of a built site; `undefined` if this machine has no half that draws, or one of
 * another build, whose class names differ.
 */
export async function drawingOf(dist: string): Promise<DrawSite | undefined> {
  if (!existsSync(join(dist, '.vite', 'manifest.json'))) return undefined;
  const build = buildOf(dist);
  const half = globSync(`draw{,-*}/${builtFor}`, { cwd: cache })
    .map((name) => join(cache, name))
    .find((path) => readFileSync(path, 'utf8') === build);
  return half ? (job) => drawInto(dist, dirname(half), job) : undefined;
}

async function drawInto(dist: string, half: string, job: DrawJob): Promise<string[]> {
  const { folder, shell, brand } = job;
  const module = await loadHalf(half);
  const sheets = sheetsOf(dist);
  const ask = backend();
  const kept: string[] = [];
  for (const language of siteLanguages()) {
    // A site in another brand may have other pages of its own.
    rmSync(join(folder, language, 'x'), { recursive: true, force: true });
    for (const path of [...drawnPaths, ...module.ownPathsFor(configOf(shell), brand)]) {
      const calls = new Map<string, { headers: string; tag?: string }>();
      const { answers, ...drawing } = await module.draw({
        path,
        language,
        config: configOf(shell),
        runTimeBrand: brand,
        asks: asksOf(path),
        fetch: async (request) => {
          const { pathname, search } = new URL(request.url);
          const headers = JSON.stringify(Object.fromEntries(request.headers));
          const answer = await ask(request);
          calls.set(pathname + search, { headers, ...(await tagOf(answer)) });
          return answer;
        },
      });
      const page = {
        ...drawing,
        path,
        language,
        calls: [...calls]
          .filter(([address]) => sameForAll(address))
          .map(([address, { tag }]) => (tag ? ([address, tag] as const) : ([address] as const))),
        headers: sameHeaders(calls),
        answers: asset(dist, `answers-${language}`, JSON.stringify(answers)),
      };
      kept.push(page.answers);
      const file = join(folder, language, fileOf(path));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, documentOf(shell, page, sheets));
    }
  }
  return kept;
}

/**
 * Prerenders the documents of a built site into its folder: one for each public page and language.
 * @param half the folder of the half that draws
 */
export async function drawDocuments(dist: string, half: string): Promise<number> {
  const bare = join(dist, 'index.html');
  const shell = compact(readFileSync(bare, 'utf8'));
  // Every other page uses the bare document and renders in the browser.
  writeFileSync(bare, shell);
  const { css, info } = siteBrand(configOf(shell), dist);
  const job = { folder: dist, shell, ...(css !== '' && { brand: info }) };
  return (await drawInto(dist, half, job)).length;
}
