import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { runnerHeader } from '@parlour/stories/visual';
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

/** Number of stories per page. A test file costs a page load, so a file per component would double the time. */
const batch = 60;

/**
 * Groups the stories into titles, because the test-runner makes one test file per title. The preview in the browser
 * uses the ID alone.
 */
function inBatches(index: StoryIndex): StoryIndex {
  const entries = storiesOf(index).map((entry, place) => ({
    ...entry,
    title: `batch ${1 + Math.floor(place / batch)}`,
    name: `${entry.title} › ${entry.name}`,
  }));
  return { v: index.v, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
}

/**
 * Serves a built Storybook to people, with its docs pages. Files whose name changes with their content are stored by
 * the browser; the others are asked for again, so that a new build shows after a reload. Port 0 picks a free port.
 */
export function serveForPeople(dir: string, port = 0): Promise<Listening> {
  const files = serveStatic({
    root: dir,
    onFound: (path, { header }) =>
      header('Cache-Control', /[\\/]assets[\\/]/.test(path) ? 'max-age=31536000' : 'no-cache'),
  });
  const app = new Hono().get('/favicon.ico', ({ body }) => body(null, 204)).get('*', files);
  return listen(app.fetch, port);
}

/**
 * Serves a built Storybook. Its index lists only the stories that are `wanted` (default: all), so the test-runner
 * visits no others.
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
    // The build has no favicon. Answers the browser's request, so that it does not count as a missing file.
    .get('/favicon.ico', ({ body }) => body(null, 204))
    .get('*', files);
  return { ...(await listen(app.fetch)), index, chosen };
}
