import { expect, test } from 'vitest';
import { withoutBarrels } from './barrels.ts';
import { type GraphModule, touchedBy } from './touched.ts';

const files: Readonly<Record<string, string>> = {
  'ui/index.ts': `
    /** Everything light. */
    export * from './button/index.ts';
    export * from './chip.tsx';
    export { Table, type Row as TableRow } from './table.tsx';
  `,
  'ui/button/index.ts': `export { Button, type ButtonProps } from './button.tsx';`,
  'ui/button/button.tsx': 'export function Button() {}\nexport interface ButtonProps {}',
  'ui/chip.tsx': 'export const Chip = () => null;',
  'ui/table.tsx': 'export function Table() {}\nexport type Row = string;',
  'login.tsx': `import { Button } from '@ui';`,
  'filter.tsx': `import {\n  Chip,\n  type TableRow,\n} from '@ui';`,
  'all.tsx': `import * as ui from '@ui';`,
  'late.tsx': `const part = import('@ui');`,
  'plain.tsx': `import { Chip } from './ui/chip.tsx';`,
};

const specifiers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ui/index.ts': {
    './button/index.ts': 'ui/button/index.ts',
    './chip.tsx': 'ui/chip.tsx',
    './table.tsx': 'ui/table.tsx',
  },
  'ui/button/index.ts': { './button.tsx': 'ui/button/button.tsx' },
  'plain.tsx': { './ui/chip.tsx': 'ui/chip.tsx' },
};

const graph: readonly GraphModule[] = Object.keys(files).map((source) => {
  const found =
    specifiers[source] ?? (files[source]?.includes('@ui') ? { '@ui': 'ui/index.ts' } : {});
  return { source, imports: Object.values(found), specifiers: new Map(Object.entries(found)) };
});

const touching = (file: string) => {
  const touched = touchedBy(
    [file],
    withoutBarrels(graph, (name) => files[name] ?? ''),
  );
  return [...touched].filter((name) => !name.startsWith('ui/'));
};

test('a component touches who names it, through files that pass names on', () => {
  expect(touching('ui/button/button.tsx')).toEqual(['login.tsx', 'all.tsx', 'late.tsx']);
});

test('so does a component that is imported by itself too', () => {
  expect(touching('ui/chip.tsx')).toEqual(['filter.tsx', 'all.tsx', 'late.tsx', 'plain.tsx']);
});

test('a name that was given on the way is followed', () => {
  expect(touching('ui/table.tsx')).toEqual(['filter.tsx', 'all.tsx', 'late.tsx']);
});

test('who passes on touches nobody else: the compiler tells of a name that went', () => {
  expect(touching('ui/index.ts')).toEqual([]);
});
