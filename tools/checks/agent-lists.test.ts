import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';

const features = 'packages/features/src';
const folders = [
  ...globSync('agent-*', { cwd: join(root, features) }),
  'contracts',
  'rebates',
  'team-figures',
];

/** Source of a folder without its tests, stories, states and samples, by file. */
const filesOf = (folder: string): readonly (readonly [string, string])[] =>
  globSync('**/*.{ts,tsx}', { cwd: join(root, features, folder) })
    .filter((file) => !/(?:^|[/.-])(?:test|stories|states|samples|fixture)\.tsx?$/.test(file))
    .map((file) => {
      const path = `${features}/${folder}/${file}`;
      return [path, readFileSync(join(root, path), 'utf8')] as const;
    });

/** Names a source takes from a module. */
const namesFrom = (source: string, module: string): readonly string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '([^']+)'/g)].flatMap(([, names = '', from]) =>
    from === module ? names.split(',').map((name) => name.replace(/\btype\b/, '').trim()) : [],
  );

/** Lists with ranges, filters, sums, paging and a file to save: all of them by the shared folder. */
const recordPages = [
  'agent-bets',
  'agent-statements',
  'agent-income',
  'agent-transactions',
  'contracts',
] as const;

test.each(recordPages)(
  '[AGT-01] the list of %s is read, shown and saved by features/records',
  (folder) => {
    const taken = new Set(
      filesOf(folder).flatMap(([, source]) => namesFrom(source, '../records/index.ts')),
    );
    for (const name of ['useRecords', 'RecordsView', 'useFile']) expect(taken).toContain(name);
  },
);

test.each([
  ['agent-dividend', 'ContractsWidget'],
  ['agent-daily', 'ContractsWidget'],
  ['agent-hourly', 'ContractsWidget'],
  ['agent-realtime', 'ContractsWidget'],
  ['agent-downlines', 'usePagerLabels'],
  ['agent-envelopes', 'usePagerLabels'],
] as const)('[AGT-01] %s takes its list from a shared folder: %s', (folder, name) => {
  const shared = ['../contracts/index.ts', '../paging/index.ts'];
  const taken = filesOf(folder).flatMap(([, source]) =>
    shared.flatMap((module) => namesFrom(source, module)),
  );
  expect(taken).toContain(name);
});

/** What a page would write that makes a table, a chart, a pager or a file by itself. */
const own: Readonly<Record<string, RegExp>> = {
  'a table': /<(?:table|thead|tbody|tr|td)\b|role="(?:table|grid|treegrid|row)"/,
  'a chart': /<(?:svg|canvas|polyline|rect)\b/,
  'a file': /\bcreateObjectURL\b|\bnew Blob\b|text\/csv/,
  'a date box': /type="date"/,
};
const ownIn = (source: string): readonly string[] =>
  Object.entries(own).flatMap(([name, pattern]) => (pattern.test(source) ? [name] : []));

/** The drawing on a red envelope is no chart. */
const drawing = `${features}/agent-envelopes/Picture.tsx`;

test('[AGT-01] [AGT-15] no page of the agent centre makes a table, a chart, a date box or a file by itself', () => {
  const files = folders.flatMap(filesOf).filter(([path]) => path !== drawing);
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.flatMap(([path, source]) => ownIn(source).map((what) => `${path}: ${what}`)),
  ).toEqual([]);
});

test.each([
  ['agent-overview', 'LineChart'],
  ['agent-statements', 'BarChart'],
] as const)('[AGT-02] [AGT-06] %s draws the chart of the library: %s', (folder, chart) => {
  const charts = filesOf(folder).flatMap(([, source]) => namesFrom(source, '@parlour/ui/data'));
  expect(charts).toContain(chart);
});

/** Pages with texts and states of their own; the four of contracts are one widget with its kind. */
const whole = folders.filter(
  (folder) => !/^(?:agent-(?:dividend|daily|hourly|realtime)|rebates|team-figures)$/.test(folder),
);

test.each(whole)(
  '[AGT-01] [SBK-01] %s has container, view, model, states and messages',
  (folder) => {
    const files = globSync('**/*', { cwd: join(root, features, folder) });
    for (const part of [
      /^\w+Widget\.tsx$/,
      /^\w+View\.tsx$/,
      /^model\.ts$/,
      /^states\.ts$/,
      /^messages\/bn\.json$/,
      /^messages\/en\.json$/,
    ]) {
      expect(files.some((file) => part.test(file))).toBe(true);
    }
  },
);

test('a page with a table, a chart, a date box or a file of its own is found', () => {
  expect(ownIn('<table className={css.table}>')).toEqual(['a table']);
  expect(ownIn('<div role="treegrid">')).toEqual(['a table']);
  expect(ownIn('<svg viewBox="0 0 1 1"><polyline /></svg>')).toEqual(['a chart']);
  expect(ownIn("saveText('a.csv', 'text/csv')")).toEqual(['a file']);
  expect(ownIn('<input type="date" />')).toEqual(['a date box']);
  expect(ownIn('<Table columns={columns} />')).toEqual([]);
});
