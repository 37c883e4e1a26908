import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patternsOf } from '@parlour/stories/keyboard';
import {
  behaviours,
  generatedNames,
  groups,
  isSheet,
  pictured,
  sheet,
} from '@parlour/stories/list';
import { closingLine } from './lib/counts.ts';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { buildStorybook } from './stories/build.ts';
import { readIndex } from './stories/serve.ts';
import { storiesOf } from './stories/story-index.ts';

// The types and the indexer already check that every state of every list has a story (docs/decisions/003).

helpWhenAsked(`pnpm storybook:coverage

  What the index of Storybook shows of what there is: every component has its group, its overview, its docs and, when
  it can be operated, a behaviour; every widget has a picture; enough stories have a behaviour; none is skipped; no
  link of the start page leads nowhere. Takes no options.`);

/** At least this share of the stories must have a behaviour. */
const leastPlays = 0.35;

const index = readIndex(await buildStorybook());
const stories = storiesOf(index);
const problems: string[] = [];
let held = 0;
function check(holds: boolean, problem: string): void {
  if (holds) held += 1;
  else problems.push(problem);
}

const ofComponents = stories.filter(({ title }) => title.startsWith('Components/'));
const components: readonly string[] = Object.values(groups).flat();
console.log(`${'Component'.padEnd(22)} stories  play`);
for (const name of components) {
  // `Components/Actions/Button`, `Components/Actions/Button/Behaviours`
  const own = ofComponents.filter(({ title }) =>
    title.replace(`/${behaviours}`, '').endsWith(`/${name}`),
  );
  const plays = own.filter(
    (story) => !generatedNames.has(story.name) && story.tags.includes('play-fn'),
  );
  console.log(`${name.padEnd(22)} ${`${own.length}`.padStart(7)} ${`${plays.length}`.padStart(5)}`);
  check(own.length > 0, `${name} of packages/stories/src/list/groups.ts has no story.`);
  const isOperated = Object.hasOwn(patternsOf, name);
  check(!isOperated || plays.length > 0, `${name} can be operated, but no story does it.`);
  // A component has a folder with its name. Other titles show several components together.
  const file = own.find(({ importPath }) => importPath?.endsWith(`/${name}/${name}.stories.tsx`));
  if (file?.importPath === undefined) continue;
  const isPictured = own.some(({ tags }) => tags.includes(pictured));
  check(isPictured, `${name} has no picture.`);
  const docs = file.importPath.replace(/stories\.tsx$/, 'docs.ts');
  check(existsSync(join(root, docs)), `${docs} is missing: when to use it, how its words are.`);
  for (const generated of generatedNames) {
    // Components that cover the page have no common page of all states.
    const has = own.some((story) => story.name === generated) || generated === 'All states';
    check(has, `${name} has no story "${generated}": \`const story = storiesFor(…)\` makes it.`);
  }
}
for (const { title } of stories) {
  const [kind, , name = ''] = title.split('/');
  if (kind === 'Components') check(components.includes(name), `${title} is in no group.`);
  if (kind !== 'Widgets' || !title.endsWith('View')) continue;
  const own = stories.filter((story) => story.title === title);
  check(
    own.some(({ tags }) => tags.includes(pictured)),
    `${title} has no picture of a face.`,
  );
}

const plays = stories.filter(({ tags }) => tags.includes('play-fn')).length / stories.length;
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
check(plays >= leastPlays, `Only ${percent(plays)} of the stories have a behaviour.`);
for (const { id, tags } of stories) {
  check(tags.includes('test'), `${id} is skipped.`);
  check(!tags.includes(sheet) || isSheet(id), `${id} is a page of all states and is not zoomed.`);
}
for (const file of ['.storybook/docs/Start.mdx', 'docs/whats-new.md']) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, id = ''] of text.matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g)) {
    check(Object.hasOwn(index.entries, id), `${file} leads to ${id}, which is not there.`);
  }
}

console.log(`\n${components.length} components, ${stories.length} stories`);
console.log(`${percent(plays)} of the stories have a behaviour, at least ${percent(leastPlays)}`);
for (const problem of problems) console.log(`✗ ${problem}`);
console.log(closingLine('storybook coverage', { passed: held, failed: problems.length }));
process.exitCode = problems.length > 0 ? 1 : 0;
