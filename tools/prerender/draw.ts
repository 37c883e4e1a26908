import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSandbox } from '@parlour/sandbox';
import { packedAnswer } from '@parlour/sandbox/node';
import { siteLanguages } from '../../apps/web/languages.ts';
import type { Drawing, DrawOptions } from '../../apps/web/src/draw.tsx';
import { cache } from '../lib/paths.ts';
import { compact, configOf, documentOf, type Sheet } from './document.ts';
import { asksOf, drawnPaths, fileOf, sameForAll } from './paths.ts';

type Draw = (options: DrawOptions) => Promise<Drawing>;

const isDraw = (value: unknown): value is { draw: Draw } =>
  typeof value === 'object' && value !== null && 'draw' in value;

/** Who answers while a document is drawn: a backend of its own, or the demo's. */
function backend(): (request: Request) => Promise<Response> {
  const from = process.env.PARLOUR_PRERENDER_FROM;
  if (!from) {
    const sandbox = createSandbox();
    return async (request) => packedAnswer(request, await sandbox.fetch(request));
  }
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new URL(pathname + search, from), { headers: request.headers });
  };
}

/** Keeps a text under a name that follows from it; returns its address. */
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

/** The style sheets of a build, in the order a browser would meet them: what is imported comes first. */
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

/** Shorter answers are sent again: "not modified" is hardly shorter, and the tag a part of each document. */
const worthwhile = 500;

/** What lets the backend say of an answer that it has not changed. */
async function tagOf(answer: Response): Promise<{ tag?: string }> {
  const tag = answer.headers.get('ETag');
  const { length } = await answer.clone().text();
  return tag && length > worthwhile ? { tag } : {};
}

/**
 * The headers of every call, without the language, which is the visitor's; one with other headers could not be sent
 * ahead.
 */
function sameHeaders(
  calls: ReadonlyMap<string, { readonly headers: string }>,
): Record<string, string> {
  const [headers = '{}', ...others] = new Set([...calls.values()].map(({ headers }) => headers));
  if (others.length > 0) throw new Error(`Calls of one page differ: ${[headers, ...others]}`);
  const { language: _, ...same }: Record<string, string> = JSON.parse(headers);
  return same;
}

/** Draws the documents of a built site into its folder: one of each public page and language. */
export async function drawDocuments(dist: string): Promise<number> {
  const module: unknown = await import(pathToFileURL(join(cache, 'draw', 'draw.js')).href);
  if (!isDraw(module)) throw new Error('The half of the site that draws is not built');
  const bare = join(dist, 'index.html');
  const shell = compact(readFileSync(bare, 'utf8'));
  // Whatever is no public page draws itself.
  writeFileSync(bare, shell);
  const sheets = sheetsOf(dist);
  const ask = backend();
  const languages = siteLanguages();
  for (const language of languages) {
    mkdirSync(join(dist, language), { recursive: true });
    for (const path of drawnPaths) {
      const calls = new Map<string, { headers: string; tag?: string }>();
      const { answers, ...drawing } = await module.draw({
        path,
        language,
        config: configOf(shell),
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
      writeFileSync(join(dist, language, fileOf(path)), documentOf(shell, page, sheets));
    }
  }
  return languages.length * drawnPaths.length;
}
