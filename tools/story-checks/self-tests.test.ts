import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

// Runs each gate as in `npm test`, on code that must fail. Contrast, catalogues, styles, bytes, requirements and states
// have their failing fixtures next to their own tests.

const fixtures = join(import.meta.dirname, 'failing-fixtures');
const scratch = mkdtempSync(join(tmpdir(), 'parlour-gates-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Runs a tool of the project. Returns its exit code and its whole output. */
function tool(
  name: string,
  args: readonly string[],
  cwd = root,
): Promise<{ code: number; said: string }> {
  const isScript = name.endsWith('.ts');
  const file = isScript ? process.execPath : join(root, 'node_modules/.bin', name);
  return new Promise((resolve) => {
    const all = isScript ? [join(root, name), ...args] : args;
    execFile(
      file,
      all,
      { cwd, env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 1e8 },
      (error, out, err) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
        resolve({ code, said: out + err });
      },
    );
  });
}

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

describe('import graph', () => {
  const copy = join(scratch, 'graph');
  let result = { code: 0, said: '' };
  beforeAll(async () => {
    cpSync(join(fixtures, 'graph'), copy, { recursive: true });
    const radix = join(copy, 'node_modules/@radix-ui/react-dialog');
    mkdirSync(radix, { recursive: true });
    writeFileSync(
      join(radix, 'package.json'),
      '{"name":"@radix-ui/react-dialog","main":"index.js"}',
    );
    writeFileSync(join(radix, 'index.js'), 'exports.Dialog = 1;');
    const config = join(root, '.dependency-cruiser.mjs');
    result = await tool(
      'depcruise',
      ['--config', config, '--output-type', 'err', 'packages', 'apps', 'tools', '.storybook'],
      copy,
    );
  });

  test('a violation fails the run', () => expect(result.code).not.toBe(0));

  test.each([
    ['ui-knows-nobody', 'packages/ui/src/network.ts → packages/api-client/src/index.ts'],
    [
      'features-keep-to-themselves',
      'packages/features/src/account/register/reaches.ts → packages/features/src/account/login/login.ts',
    ],
    [
      'groups-keep-to-themselves',
      'packages/features/src/games/list/reaches.ts → packages/features/src/account/login/login.ts',
    ],
    [
      'only-money-is-below',
      'packages/features/src/member/rank/reaches.ts → packages/features/src/account/login/login.ts',
    ],
    [
      'shared-knows-no-group',
      'packages/features/src/shared/links/reaches.ts → packages/features/src/account/login/login.ts',
    ],
    ['files-import-files', 'packages/ui/src/components/Table/frame.ts → packages/ui/src/index.ts'],
    [
      'features-see-ui-and-client',
      'packages/features/src/site/home/backend.ts → packages/sandbox/src/index.ts',
    ],
    [
      'sandbox-sees-only-wire-types',
      'packages/sandbox/src/borrows.ts → packages/api-client/src/index.ts',
    ],
    ['packages-below-apps', 'packages/api-client/src/upside-down.ts → apps/web/src/main.ts'],
    [
      'stories-see-only-ui',
      'packages/stories/src/reaches.ts → packages/features/src/site/search/index.ts',
    ],
    ['product-needs-no-stories', 'apps/web/src/viewed.ts → packages/stories/src/modes.ts'],
    ['packages-without-tools', 'packages/ui/src/measured.ts → tools/meter.ts'],
    ['apps-without-tools', 'apps/web/tests/measured.test.ts → tools/meter.ts'],
    ['storybook-without-tools', '.storybook/measured.ts → tools/meter.ts'],
    ['tools-without-storybook', 'tools/opened.ts → .storybook/page.ts'],
    ['not-found', 'packages/api-client/src/upside-down.ts → ./gone.ts'],
    [
      'heavy-library-out-of-the-light-entry',
      'packages/ui/src/index.ts → node_modules/@radix-ui/react-dialog/index.js',
    ],
    [
      'records-out-of-the-light-entry',
      'packages/ui/src/index.ts → packages/ui/src/components/Table/Table.ts',
    ],
    [
      'search-library-with-its-window',
      'apps/web/src/eager.ts → packages/features/src/site/search/index.ts',
    ],
    [
      'sandbox-core-stands-alone',
      'packages/sandbox/src/core/reaches.ts → packages/sandbox/src/state/state.ts',
    ],
    [
      'sandbox-domain-without-http',
      'packages/sandbox/src/cashier/answers.ts → packages/sandbox/src/http/answer.ts',
    ],
    ['no-circles', 'packages/ui/src/circle/a.ts →'],
    // A type-only import runs beside the run-time imports of this cycle.
    ['no-circles', 'packages/ui/src/mixed/a.ts →'],
    // A part imports the props type of the view that renders it.
    ['no-type-circles', 'packages/ui/src/type-circle/a.ts →'],
  ])('%s reports %s', (rule, arrow) => {
    expect(result.said).toContain(`${rule}: ${arrow}`);
  });

  test('a page of the member may move money', () =>
    expect(result.said).not.toContain('packages/features/src/money/'));

  test('a cycle of types is no cycle at run time', () =>
    expect(result.said).not.toContain('no-circles: packages/ui/src/type-circle/'));
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
