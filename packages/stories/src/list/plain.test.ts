import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { plainStories, watchedBy, withPlain } from './plain.ts';
import { stateIds } from './state-ids.ts';

const root = mkdtempSync(join(tmpdir(), 'plain-stories-'));
afterAll(() => rmSync(root, { recursive: true }));

const folder = join(root, 'packages/ui/src/components/Pill');
mkdirSync(folder, { recursive: true });
const file = join(folder, 'Pill.stories.tsx');
const states = join(folder, 'Pill.states.ts');
writeFileSync(
  states,
  `export const pillStates = defineStates<PillProps>()((say) => ({
  rest: { label: say('a') },
  busy: { label: say('b'), busy: true },
}));
export const markStates = defineStates<MarkProps>()(() => {
  const size = 4;
  return { rest: { size }, large: { size: 2 * size } };
});
export const computedStates = defineStates<PillProps>()(() => ({ rest: {}, ...more }));
`,
);

const head = "import { computedStates, markStates, pillStates } from './Pill.states.ts';\n";
const added = (code: string, name = file) =>
  withPlain(head + code, name)
    .split('\n')
    .filter((line) => line.startsWith('export const '));

test('[SBK-01] a state without a story of its name gets one; a written story is not duplicated', () => {
  expect(added('const story = storiesFor(Pill, pillStates);')).toEqual([
    "export const Rest = story('rest');",
    "export const Busy = story('busy');",
  ]);
  const written = "export const Busy = story('busy', { play });";
  expect(added(`const story = storiesFor(Pill<Size>, pillStates);\n${written}`)).toEqual([
    written,
    "export const Rest = story('rest');",
  ]);
});

test('[SBK-01] a list gets its stories once, and each name is used once', () => {
  const makers =
    'const story = storiesFor(Pill, pillStates);\nconst narrow = storiesFor(Pill, pillStates, { wrap });\nstoriesFor(Mark, markStates);';
  expect(added(makers)).toEqual([
    "export const Rest = story('rest');",
    "export const Busy = story('busy');",
    "export const Large = plain1('large');",
  ]);
  expect(withPlain(head + makers, file)).toContain(
    '\nconst plain1 = storiesFor(Mark, markStates);',
  );
});

test('a second run adds nothing; a widget gets no generated stories', () => {
  const full = withPlain(`${head}const story = storiesFor(Pill, pillStates);`, file);
  expect(withPlain(full, file)).toBe(full);
  expect(added('const story = storiesFor(View, pillStates);', join(root, 'x.stories.tsx'))).toEqual(
    [],
  );
});

test('names of states are read without running the file; a list with a computed name gets no generated stories', () => {
  expect(
    stateIds('export const pillStates = defineStates()(() => ({ a: {}, b }));', 'pillStates'),
  ).toEqual(['a', 'b']);
  expect(stateIds("export const s = defineStates()(() => ({ ['a']: {} }));", 's')).toBeUndefined();
  expect(added('const story = storiesFor(Pill, computedStates);')).toEqual([]);
});

test('a file of stories is rebuilt when its states change', () => {
  expect(watchedBy(`${head}storiesFor(Pill, pillStates);`, file)).toEqual([states]);
  expect(plainStories()).toMatchObject({ enforce: 'pre' });
});
