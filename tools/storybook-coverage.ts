import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentOf, componentsOf, leastPlays, linksIn, switchedOff } from './coverage/rules.ts';
import { coverStates } from './coverage/states.ts';
import { closingLine } from './lib/counts.ts';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { facesIn } from './story-index/faces.ts';
import { generatedNames, isSheet, pictured, sheet } from './story-index/overview.ts';
import { buildStorybook } from './visual/build.ts';
import { readIndex } from './visual/serve.ts';
import { type IndexEntry, storiesOf } from './visual/story-index.ts';

helpWhenAsked(`pnpm storybook:coverage

  What Storybook shows of what there is: every state of every list has a story, every component its
  overview, its docs and, when it can be operated, a behaviour; enough stories have one; nothing is
  skipped or switched off; no link of the start page leads nowhere. Takes no options.`);

const index = readIndex(await buildStorybook());
const stories = storiesOf(index);
const lists = coverStates(root);
const components = componentsOf(root);
const plays = (story: IndexEntry) => story.tags.includes('play-fn');

const problems: string[] = [];
let held = 0;
function check(holds: boolean, problem: string): void {
  if (holds) held += 1;
  else problems.push(problem);
}

for (const { file, list, states, shown } of lists) {
  const missing = states.filter((state) => !shown.includes(state));
  check(states.length > 0, `${file}: ${list} lists no state.`);
  check(missing.length === 0, `${file}: no story shows ${list}: ${missing.join(', ')}.`);
}

for (const { file, list, states } of lists) {
  if (!file.startsWith('packages/features/')) continue;
  const faces = facesIn(readFileSync(join(root, file), 'utf8')).get(list)?.length ?? 0;
  const least = Math.min(2, states.length);
  check(
    faces >= least && faces <= 4,
    `${file}: ${list} names ${faces} faces; two to four of its states have a picture.`,
  );
}

console.log(`${'Component'.padEnd(22)} stories  play  docs`);
for (const { name, interactive, hasDocs } of components) {
  const own = stories.filter((story) => componentOf(story) === name);
  const written = own.filter(({ name }) => !generatedNames.has(name));
  const behaviours = written.filter(plays).length;
  const row = [`${own.length}`.padStart(7), `${behaviours}`.padStart(5)];
  console.log(`${name.padEnd(22)} ${row.join(' ')}  ${hasDocs ? 'yes' : '–'}`);
  check(hasDocs, `${name} has no ${name}.docs.ts: when to use it, when not, how its words are.`);
  check(
    own.some(({ id }) => id.endsWith('--default')),
    `${name} has no story Default: make its stories by \`const story = storiesFor(…)\`.`,
  );
  check(!interactive || behaviours > 0, `${name} can be operated, but no story does it.`);
  const bare = own.some(({ tags }) => tags.includes(sheet)) ? [] : withoutPicture(name, own);
  check(
    bare.length === 0,
    `${name}: no picture of ${bare.join(', ')}; a story of a state has one when it has no behaviour.`,
  );
}

const share = stories.filter(plays).length / stories.length;
check(share >= leastPlays, `Only ${percent(share)} of the stories have a behaviour.`);
for (const { id, tags } of stories) check(tags.includes('test'), `${id} is skipped.`);
for (const { id, tags } of stories.filter((story) => story.tags.includes(sheet))) {
  check(isSheet(id), `${id} is a page of all states (${tags.join(', ')}) and is not zoomed.`);
}
for (const file of ['.storybook/docs/Start.mdx', 'docs/whats-new.md']) {
  for (const id of linksIn(readFileSync(join(root, file), 'utf8'))) {
    check(Object.hasOwn(index.entries, id), `${file} leads to ${id}, which is not there.`);
  }
}
const off = switchedOff(root);
check(off.length === 0, `Switched off:\n${off.join('\n')}`);

const states = lists.reduce((sum, list) => sum + list.states.length, 0);
const shown = lists.reduce((sum, list) => sum + list.shown.length, 0);
console.log(`\n${components.length} components, ${stories.length} stories`);
console.log(`${shown} of ${states} states have a story (${percent(shown / states)})`);
console.log(`${percent(share)} of the stories have a behaviour, at least ${percent(leastPlays)}`);
for (const problem of problems) console.log(`✗ ${problem}`);
console.log(closingLine('storybook coverage', { passed: held, failed: problems.length }));
process.exitCode = problems.length > 0 ? 1 : 0;

/** States of a component without a page of all states whose own story is not drawn either. */
function withoutPicture(name: string, own: readonly IndexEntry[]): readonly string[] {
  const drawn = own
    .filter(({ tags }) => tags.includes(pictured))
    .map(({ id }) => id.split('--')[1]);
  return lists
    .filter(({ file }) => file.includes(`/components/${name}/`))
    .flatMap((list) => list.states)
    .filter((state) => !drawn.includes(state.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`)));
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}
