import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { type IndexEntry, parseIndex, type StoryIndex, storiesOf } from './story-index.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The index of a built Storybook. */
export const readIndex = (dir: string): StoryIndex =>
  parseIndex(readFileSync(join(dir, 'index.json'), 'utf8'));

/** A built Storybook on a free port of this machine. */
export interface ServedStorybook {
  readonly url: string;
  /** Every story of the build. */
  readonly index: StoryIndex;
  /** The stories this run visits. */
  readonly chosen: StoryIndex;
  close(): void;
}

/** Sent by the test-runner with its question for the index: it gets it in batches. */
export const runnerHeader = 'x-parlour-runner';

/** Stories in a row on one page. A file of tests costs a page load, so a file of each component would double the time. */
const batch = 60;

/** The test-runner makes one file of tests per title; the preview in the browser goes by the ID alone. */
function inBatches(index: StoryIndex): StoryIndex {
  const entries = storiesOf(index).map((entry, place) => ({
    ...entry,
    title: `batch ${1 + Math.floor(place / batch)}`,
    name: `${entry.title} › ${entry.name}`,
  }));
  return { v: index.v, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
}

/**
 * Serves a built Storybook. Its index lists only the stories that are `wanted`
 * (default: all), so the test-runner visits no other.
 */
export async function serveStorybook(
  dir: string,
  wanted: (story: IndexEntry) => boolean = () => true,
): Promise<ServedStorybook> {
  const index = readIndex(dir);
  const chosen: StoryIndex = {
    v: index.v,
    entries: Object.fromEntries(
      storiesOf(index)
        .filter(wanted)
        .map((entry) => [entry.id, entry]),
    ),
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/index.json') {
      response.writeHead(200, { 'content-type': types['.json'] });
      const forRunner = request.headers[runnerHeader] !== undefined;
      response.end(JSON.stringify(forRunner ? inBatches(chosen) : chosen));
      return;
    }
    // The build has no favicon; the browser's request for one is not a missing file.
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    const path = normalize(
      join(dir, decodeURIComponent(pathname === '/' ? '/index.html' : pathname)),
    );
    if (!path.startsWith(dir + sep) || !existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    index,
    chosen,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
