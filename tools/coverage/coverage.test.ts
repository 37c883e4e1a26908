import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { isInteractive, switchesIn } from './rules.ts';
import { coverStates } from './states.ts';

const copy = mkdtempSync(join(tmpdir(), 'coverage-'));
afterAll(() => rmSync(copy, { recursive: true }));

test('[SBK-01] a state no story shows is found, also when its list is computed', () => {
  const ui = join(copy, 'packages/ui');
  mkdirSync(join(ui, 'src'), { recursive: true });
  cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
  cpSync(join(import.meta.dirname, 'planted'), join(ui, 'src'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const lists = coverStates(copy);
  expect(lists).toEqual([
    {
      file: 'packages/ui/src/Pill.states.ts',
      list: 'pillStates',
      states: ['rest', 'busy', 'computed'],
      shown: ['rest', 'busy'],
    },
  ]);
});

test.each([
  ['parameters: { a11y: { disable: true } }', true],
  ["a11y: { test: 'todo' }", true],
  ["a11y: { config: { rules: [{ id: 'region', enabled: false }] } }", true],
  ["tags: ['!test']", true],
  ["a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: true }] } }", false],
  ['controls: { disable: true }', false],
])('[SBK-02] what is switched off is seen: %s', (source, seen) => {
  expect(switchesIn(source).length > 0).toBe(seen);
});

test.each([
  ['<button type="button">', true],
  ['<IconButton label="x" />', true],
  ["import * as Tabs from '@radix-ui/react-tabs'", true],
  ['<span>text</span>', false],
  ['<article><abbr>', false],
])('[SBK-02] what can be operated is known: %s', (source, interactive) => {
  expect(isInteractive(source)).toBe(interactive);
});
