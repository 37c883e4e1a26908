import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { tool } from './tool.ts';

// Checks the import graph as `npm test` does, on files of which each breaks one rule of .dependency-cruiser.mjs.

const copy = mkdtempSync(join(tmpdir(), 'parlour-graph-'));
afterAll(() => rmSync(copy, { recursive: true }));
let result = { code: 0, said: '' };
beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'failing-fixtures/graph'), copy, { recursive: true });
  const radix = join(copy, 'node_modules/@radix-ui/react-dialog');
  mkdirSync(radix, { recursive: true });
  writeFileSync(join(radix, 'package.json'), '{"name":"@radix-ui/react-dialog","main":"index.js"}');
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
