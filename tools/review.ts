import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { testedModes } from '@parlour/stories/modes';
import { buildIndex } from 'storybook/internal/core-server';
import { helpWhenAsked } from './lib/help.ts';
import { reports, root } from './lib/paths.ts';
import { changedPictures, unchangedTitles } from './review/changes.ts';
import { historySince } from './review/git.ts';
import { reviewPage } from './review/page.ts';
import { parseIndex } from './stories/story-index.ts';

helpWhenAsked(`pnpm review [--since main] [--filter button] [--out reports/review/index.html]

  Writes one page to send around: each story that looks different since a commit or branch, before and after, in light
  Bengali and dark English. It holds its pictures, and needs no other file. Before comes from the baselines in git;
  after comes from the baselines here, or from the last pnpm test:stories where its picture is not accepted yet.
  --since   a commit or branch; the review begins where the work left it
  --filter  only stories whose address contains this
  --out     where the page is written`);

const { values } = parseArgs({
  options: {
    since: { type: 'string', default: 'main' },
    filter: { type: 'string', default: '' },
    out: { type: 'string', default: join(reports, 'review', 'index.html') },
  },
});

/** The stories of this repository, without a build. */
async function storiesHere() {
  const options: unknown = { configDir: join(root, '.storybook') };
  const index = await buildIndex(options as Parameters<typeof buildIndex>[0]);
  return Object.values(parseIndex(JSON.stringify(index)).entries);
}

try {
  const history = historySince(root, values.since);
  const entries = await storiesHere();
  const pairs = changedPictures(root, history, Object.keys(testedModes)).filter(({ storyId }) =>
    storyId.includes(values.filter),
  );
  const shown = new Set(pairs.map(({ storyId }) => storyId));
  const unchanged = values.filter ? [] : unchangedTitles(history, entries, shown);
  const page = await reviewPage({ since: values.since, pairs, entries, unchanged });
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, page);
  const size = `${(Buffer.byteLength(page) / 2 ** 20).toFixed(1)} MB`;
  console.log(`${shown.size} stories, ${pairs.length} pictures, ${size}: ${values.out}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
