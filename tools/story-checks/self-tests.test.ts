import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { Clock } from './failing-fixtures/server-render/Clock.tsx';
import { Dice } from './failing-fixtures/server-render/Dice.tsx';
import { Guarded } from './failing-fixtures/server-render/Guarded.tsx';
import { Hidden } from './failing-fixtures/server-render/Hidden.tsx';
import { Still } from './failing-fixtures/server-render/Still.tsx';
import { Wide } from './failing-fixtures/server-render/Wide.tsx';
import { looksOutside, swallowedErrors } from './server-render.ts';
import { tool } from './tool.ts';

// Runs each gate as in `npm test`, on code that must fail. The import graph has its own file. Contrast, catalogues,
// styles, bytes, requirements and states have their failing fixtures next to their own tests.

const fixtures = join(import.meta.dirname, 'failing-fixtures');
const scratch = mkdtempSync(join(tmpdir(), 'parlour-gates-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe('format and lint', () => {
  const copy = join(scratch, 'biome');
  let result = { code: 0, said: '' };
  beforeAll(async () => {
    for (const kind of ['format', 'lint'])
      cpSync(join(fixtures, kind), join(copy, 'src'), { recursive: true });
    for (const path of ['biome.json', 'tools/lint'])
      cpSync(join(root, path), join(copy, path), { recursive: true });
    // The copy is no repository, so only the rules count.
    result = await tool(
      'biome',
      ['ci', '--vcs-enabled=false', '--colors=off', '--max-diagnostics=none', '.'],
      copy,
    );
  });

  test('a violation fails the run', () => expect(result.code).not.toBe(0));

  test.each([
    ['src/messy.ts', 'format'],
    ['src/any.ts', 'lint/suspicious/noExplicitAny'],
    ['src/not-null.ts', 'lint/style/noNonNullAssertion'],
    ['src/console.ts', 'lint/suspicious/noConsole'],
    ['src/extension.ts', 'lint/correctness/useImportExtensions'],
    ['src/unused.ts', 'lint/correctness/noUnusedVariables'],
    ['src/skipped.test.ts', 'lint/suspicious/noSkippedTests'],
  ])('%s is reported: %s', (file, rule) => {
    expect(result.said).toMatch(new RegExp(`${file}\\S* ${rule}\\b`));
  });

  test.each([
    ['[WAL-07]', 'features/src/send-once.ts:3', 'Two presses would be two requests'],
    ['[NAV-08] [ERR-01]', 'features/src/own-query.ts:3', 'sets meta and retry'],
    ['[I18-01]', 'features/src/language-pair.ts:1', 'a Record of the list'],
    ['[A11-01]', 'features/src/tab-key.ts:1', 'Focus is kept inside in one place'],
    ['[ERR-01]', 'features/src/bare-text.tsx:3', 'in an element of its own'],
    ['[ERR-01]', 'features/src/bare-text.tsx:10', 'in an element of its own'],
    ['[SBK-02]', 'src/skipped.stories.tsx:1', 'No story and no rule of axe is switched off'],
  ])('%s %s is reported by a rule of tools/lint: %s', (_id, file, words) => {
    expect(result.said).toMatch(new RegExp(`${file}\\S* plugin[\\s\\S]{0,200}${words}`));
  });
});

describe('types', () => {
  let result = { code: 0, said: '' };
  beforeAll(async () => {
    result = await tool('tsc', ['-p', join(fixtures, 'types')]);
  });

  test('a violation fails the run', () => expect(result.code).not.toBe(0));

  test.each([
    ['exact-optional.ts', 'TS2375'],
    ['unchecked-index.ts', 'TS2322'],
    ['implicit-any.ts', 'TS7006'],
    ['nullable.ts', 'TS18047'],
    ['not-erasable.ts', 'TS1294'],
  ])('%s is reported: %s', (file, code) => {
    expect(result.said).toMatch(new RegExp(`${file}\\(\\d+,\\d+\\): error ${code}`));
  });
});

describe('unused', () => {
  const copy = join(scratch, 'unused');
  let result = { code: 0, said: '' };
  beforeAll(async () => {
    cpSync(join(fixtures, 'unused'), copy, { recursive: true });
    cpSync(join(root, 'knip.json'), join(copy, 'knip.json'));
    result = await tool('knip', ['--no-progress'], copy);
  });

  test('a violation fails the run', () => expect(result.code).not.toBe(0));

  test.each([
    ['a file', 'packages/features/src/forgotten.ts'],
    ['a dependency', 'left-behind  packages/features/package.json'],
    ['an export', 'idle  packages/features/src/needed.ts'],
    ['a type', 'Idle  interface  packages/features/src/needed.ts'],
  ])('%s that is not used is named: %s', (_what, line) => {
    expect(result.said.replaceAll(/ +/g, ' ')).toContain(line.replaceAll(/ +/g, ' '));
  });

  test('what is used is not named', () => {
    expect(result.said).not.toMatch(/\b(?:busy|kept)\b/);
  });
});

describe('generated client', () => {
  test('names a file that was edited by hand, an additional one and a missing one', async () => {
    const copy = join(scratch, 'generated');
    cpSync(join(root, 'packages/api-client/src/generated'), copy, { recursive: true });
    appendFileSync(join(copy, 'wire.ts'), '// by hand\n');
    writeFileSync(join(copy, 'extra.ts'), 'export {};\n');
    rmSync(join(copy, 'operations.ts'));
    const { code, said } = await tool('tools/generate.ts', ['--check', '--committed', copy]);
    expect(code).not.toBe(0);
    expect(said.split('\n').filter((line) => line.endsWith('.ts'))).toEqual([
      'extra.ts',
      'operations.ts',
      'wire.ts',
    ]);
  });
});

describe('server render', () => {
  const look = (view: FunctionComponent) => looksOutside(() => renderToString(createElement(view)));

  test('a view that needs the window fails', () => {
    expect(() => look(Wide)).toThrow(TypeError);
  });

  test.each([
    ['window', Guarded],
    ['Date.now', Clock],
    ['Math.random', Dice],
  ])('an access to %s during render is reported with its place', (name, view) => {
    const [report = ''] = look(view);
    expect(report).toMatch(new RegExp(`^${name} in .*failing-fixtures/server-render/`));
  });

  test('an error that React swallows inside a boundary is reported', () => {
    expect(swallowedErrors(renderToString(createElement(Hidden))).join()).toContain(
      'broken on the server',
    );
  });

  test('a pure view passes, and all globals are restored', () => {
    expect(look(Still)).toEqual([]);
    expect(typeof window).toBe('undefined');
    expect(Date.now()).toBeGreaterThan(0);
  });
});
