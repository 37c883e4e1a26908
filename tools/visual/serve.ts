import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { type Listening, listen } from '../lib/listen.ts';
import { type IndexEntry, parseIndex, type StoryIndex, storiesOf } from './story-index.ts';

/** The index of a built Storybook. */
export const readIndex = (dir: string): StoryIndex =>
  parseIndex(readFileSync(join(dir, 'index.json'), 'utf8'));

/** A built Storybook on a free port of this machine. */
export interface ServedStorybook extends Listening {
  /** Every story of the build. */
  readonly index: StoryIndex;
  /** The stories this run visits. */
  readonly chosen: StoryIndex;
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
  const files = serveStatic({
    root: dir,
    onFound: (_path, { header }) => header('Cache-Control', 'max-age=3600'),
  });
  const app = new Hono()
    .get('/index.json', ({ req, json }) =>
      json(req.header(runnerHeader) === undefined ? chosen : inBatches(chosen)),
    )
    // The build has no favicon; the browser's request for one is not a missing file.
    .get('/favicon.ico', ({ body }) => body(null, 204))
    .get('*', files);
  return { ...(await listen(app.fetch)), index, chosen };
}
