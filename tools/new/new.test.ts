import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { toolEnv } from '../lib/run.ts';

/** The files that `pnpm new` changes, and the tool itself. */
const needed = [
  'apps/web/src/app/modals.ts',
  'apps/web/src/app/routes.ts',
  'apps/web/src/app/Routing.tsx',
  'apps/web/tests/translated.test.tsx',
  'biome.json',
  'package.json',
  'packages/api-client/openapi',
  'packages/features/src/shared/i18n',
  'packages/features/src/site/search/messages',
  'packages/features/src/shared/runtime/overlays.ts',
  'packages/features/src/site/search/pages.ts',
  'packages/sandbox/src/routes',
  'packages/sandbox/src/testing/sound-calls.ts',
  'packages/ui/src/data.ts',
  'tools/lint',
  'tools/new',
  'packages/stories/src/list/groups.ts',
];
const copy = mkdtempSync(join(tmpdir(), 'parlour-new-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));
const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const runNew = (...args: readonly string[]) =>
  execFileSync('plop', ['--plopfile', 'tools/new/plopfile.ts', '--dest', '.', ...args], {
    cwd: copy,
    env: toolEnv({ NO_COLOR: '1' }),
    encoding: 'utf8',
    stdio: 'pipe',
  });

beforeAll(() => {
  for (const path of needed) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  runNew('component', 'ProbeFigure', 'Money', 'data');
  runNew('widget', 'member/probe-list', 'সংরক্ষিত গেম', "The member's games");
  runNew('page', 'site/probe-guide', 'খেলার নিয়ম', 'Guide');
  runNew('window', 'account/probe-mail', 'ইমেইল বদলান', 'Change e-mail');
  runNew('operation', 'redeem-probe', 'member');
  runNew('operation', 'get-probe', 'agent');
});

test.each([
  'packages/ui/src/components/ProbeFigure/ProbeFigure.states.ts',
  'packages/features/src/member/probe-list/ProbeListWidget.test.tsx',
  'packages/features/src/account/probe-mail/probe-mail.docs.ts',
  'packages/features/src/site/probe-guide/ProbeGuideView.tsx',
  'apps/web/src/pages/ProbeGuidePage.tsx',
  'packages/features/src/account/probe-mail/ProbeMailModal.test.tsx',
  'packages/features/src/account/probe-mail/messages/bn.json',
  'packages/sandbox/src/routes/member-centre/redeem-probe.test.ts',
  'packages/sandbox/src/routes/agent/get-probe.ts',
])('writes %s, with every name filled in', (path) => {
  expect(existsSync(join(copy, path))).toBe(true);
  expect(read(path)).not.toMatch(/\{\{[a-z#/~]/);
});

test.each([
  ['packages/stories/src/list/groups.ts', /Money: \[[^\]]*'ProbeFigure'/],
  ['packages/ui/src/data.ts', /ProbeFigure/],
  [
    'packages/features/src/member/probe-list/probe-list.docs.ts',
    /'Widgets\/Member\/Probe list'[\s\S]*The member's games/,
  ],
  ['packages/features/src/shared/i18n/en.ts', /member\/probe-list[\s\S]*\.\.\.memberProbeList/],
  ['packages/features/src/shared/i18n/en.ts', /probe-guide[\s\S]*\.\.\.probeGuide/],
  ['apps/web/src/app/routes.ts', /'probeGuide'[\s\S]*'\/probeGuide'/],
  ['apps/web/src/app/Routing.tsx', /<ProbeGuidePage \/>/],
  ['packages/features/src/site/search/pages.ts', /probeGuide/],
  ['packages/features/src/site/search/messages/bn.json', /খেলার নিয়ম/],
  ['packages/features/src/site/search/messages/en.json', /"search\.words\.probeGuide": "Guide"/],
  ['packages/features/src/shared/i18n/en.ts', /probe-mail[\s\S]*\.\.\.probeMail/],
  [
    'packages/features/src/shared/runtime/overlays.ts',
    /\* Change e-mail\. [\s\S]*readonly probeMail: Record<never, never>;/,
  ],
  [
    'apps/web/src/app/modals.ts',
    /probeMail: lazyPart[\s\S]*account\/probe-mail'\)\)\.ProbeMailModal/,
  ],
  ['apps/web/tests/translated.test.tsx', /\{ name: 'probeMail', props: \{\} \}/],
  ['packages/api-client/openapi/parlour.yaml', /\/wps\/v2\/redeemProbe: /],
  [
    'packages/api-client/openapi/schemas/member.yaml',
    /^RedeemProbeAnswer:[\s\S]*^RedeemProbeBody:/m,
  ],
  ['packages/api-client/openapi/paths/agent.yaml', /^getProbe:\n {2}get:/m],
  ['packages/sandbox/src/testing/sound-calls.ts', /POST \/wps\/v2\/redeemProbe/],
])('%s lists the new part', (path, line) => expect(read(path)).toMatch(line));

test.each(['saved-games', 'shared/saved-games', 'member/SavedGames'])(
  'refuses a widget and a window called %s: the name must begin with a group of pages',
  (name) => {
    expect(() => runNew('widget', name, 'তালিকা', 'List')).toThrow();
    expect(() => runNew('window', name, 'তালিকা', 'List')).toThrow();
  },
);

test('a name that is in use changes nothing', () => {
  const before = read('packages/ui/src/data.ts');
  expect(() => runNew('component', 'ProbeFigure', 'Money', 'data')).toThrow();
  expect(read('packages/ui/src/data.ts')).toBe(before);
});
