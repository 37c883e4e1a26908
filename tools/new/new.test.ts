import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkCatalogues } from '../checks/messages.ts';
import { pictureNames } from '../checks/plain-names.ts';
import { copyRepository } from '../language/copy.ts';
import { root } from '../lib/paths.ts';
import { copyOfNeeded, differing, runNew, textsIn, told } from './copy.fixture.ts';
import { isOffered } from './offered.fixture.ts';

/** One of each, and what else a kind can be. */
const runs: readonly (readonly string[])[] = [
  ['component', 'ProbePanel'],
  ['component', 'ProbeFigure', '--group', 'Money', '--entry', 'data'],
  ['widget', 'member-probe-list', '--bn', 'সংরক্ষিত গেম', '--en', "The member's games"],
  ['widget', 'agent-probe-figures-of-a-rather-long-name'],
  ['widget', 'probe-board'],
  ['page', 'probe-board'],
  ['page', 'probe-guide', '--bn', 'খেলার নিয়ম', '--en', "Player's guide"],
  ['operation', 'redeem-probe'],
  ['operation', 'get-probe', '--tag', 'agent'],
];

const { copy, remove } = copyOfNeeded();
const written: string[] = [];
const changed: string[] = [];
/** Output of a run, and the files it touched. */
const seen: { told: readonly string[]; touched: readonly string[]; said: string }[] = [];

beforeAll(() => {
  for (const args of runs) {
    const before = textsIn(copy);
    const said = runNew(copy, ...args);
    const here = { written: told(said, 'Wrote'), changed: told(said, 'Changed') };
    written.push(...here.written);
    changed.push(...here.changed);
    const touched = differing(before, textsIn(copy));
    seen.push({ told: [...here.written, ...here.changed].sort(), touched, said });
  }
});
afterAll(remove);

const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const isCode = (path: string) => /\.tsx?$/.test(path);
/** In the copy, which has only what is needed, or in the repository. */
const stands = (path: string) => existsSync(join(copy, path)) || existsSync(join(root, path));
const readWherever = (path: string) =>
  existsSync(join(copy, path)) ? read(path) : readFileSync(join(root, path), 'utf8');

test('every file that is written or changed is told, no other one is touched, and what to do next is said', () => {
  for (const { told: list, touched, said } of seen) {
    expect(list).toEqual(touched);
    expect(said).toMatch(/^Next\n {2}\S/m);
  }
});

test('the skeletons have the files of their siblings', () => {
  const folder = 'packages/ui/src/components/ProbePanel/ProbePanel';
  const component = ['.tsx', '.css.ts', '.states.ts', '.docs.ts', '.stories.tsx'];
  expect(written).toEqual(expect.arrayContaining(component.map((end) => `${folder}${end}`)));
  const widget = 'index.ts model.ts states.ts Live.stories.tsx messages/bn.json messages/en.json';
  const named = ['View.tsx', 'View.stories.tsx', 'Widget.tsx', 'Widget.test.tsx'];
  const files = [...widget.split(' '), ...named.map((end) => `ProbeList${end}`)];
  expect(written).toEqual(
    expect.arrayContaining(files.map((file) => `packages/features/src/member-probe-list/${file}`)),
  );
  expect(written).toContain('apps/web/src/pages/ProbeGuidePage.tsx');
  expect(written).toContain('packages/features/src/probe-guide/ProbeGuideWidget.tsx');
  expect(written).toContain('packages/sandbox/src/routes/member-centre/redeem-probe.test.ts');
  expect(written).toContain('packages/sandbox/src/routes/agent/get-probe.ts');
  expect(read('packages/ui/src/data.ts')).toContain('/ProbeFigure/');
  expect(read('tools/story-index/groups.ts')).toMatch(/Money: \[[^\]]*'ProbeFigure'/);
});

test('the skeletons pass format and lint untouched', () => {
  const paths = [...new Set([...written, ...changed])].filter((path) =>
    /\.(?:tsx?|json)$/.test(path),
  );
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['ci', '--colors=off', '--vcs-enabled=false', ...paths];
  try {
    execFileSync(process.execPath, [biome, ...args], { cwd: copy, stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = Object(error);
    expect(`${stdout}${stderr}`).toBe('');
  }
});

test('every import leads somewhere', () => {
  const lost = [...new Set([...written, ...changed])].filter(isCode).flatMap((file) =>
    [...read(file).matchAll(/(?:\bfrom |\bimport\()'([^']+)'/g)]
      .map(([, specifier = '']) => specifier)
      .filter((specifier) =>
        specifier.startsWith('.')
          ? !stands(join(dirname(file), specifier))
          : !isOffered(file, specifier, { stands, read: readWherever }),
      )
      .map((specifier) => `${file}: ${specifier}`),
  );
  expect(lost).toEqual([]);
});

test('[I18-01] every text is there in Bengali and English, and used', () => {
  const sources = written.filter((path) => isCode(path) && !/\.(?:test|stories)\./.test(path));
  const text = sources.map(read).join('\n');
  const catalogues = written.filter((path) => path.endsWith('messages/en.json'));
  expect(catalogues).toHaveLength(4);
  for (const path of catalogues) {
    const bn = JSON.parse(read(path.replace('en.json', 'bn.json')));
    expect(checkCatalogues(bn, JSON.parse(read(path)), text), path).toEqual([]);
  }
  const known = [
    ...globSync('packages/features/src/*/messages/en.json', { cwd: root }),
    ...catalogues,
  ].flatMap((path) => Object.keys(JSON.parse(readWherever(path))));
  const asked = [...text.matchAll(/\bt\('([^']+)'/g)];
  expect(asked.length).toBeGreaterThan(10);
  for (const [, key = ''] of asked) expect(known).toContain(key);
  for (const language of ['bn', 'en']) {
    const samples = globSync(`packages/ui/src/samples/messages/*.${language}.json`, { cwd: root });
    const keys = samples.flatMap((path) => Object.keys(JSON.parse(readWherever(path))));
    for (const [, key = ''] of text.matchAll(/\bsay\('([^']+)'/g)) expect(keys).toContain(key);
  }
});

test('[X-05] a page is called as its widget is, in the table of routes and in the search', () => {
  const routes = read('apps/web/src/app/routes.ts');
  for (const page of ['probeBoard', 'probeGuide']) {
    expect(routes).toContain(
      `{ paths: ['/${page}'], target: { page: '${page}' }, title: '${page}.title' }`,
    );
  }
  const search = read('packages/features/src/search/pages.ts');
  expect(search).toContain(`"খেলার নিয়ম Player's guide"`);
  expect(search).toContain("'তালিকা List'");
});

test('[API-01] the contract finds every part of a new operation', () => {
  const folder = 'packages/api-client/openapi';
  const { paths } = parse(read(`${folder}/parlour.yaml`));
  for (const [address, id] of [
    ['/wps/v2/redeemProbe', 'redeemProbe'],
    ['/wps/v2/probe', 'getProbe'],
  ] as const) {
    const [file = '', key = ''] = String(paths[address].$ref).split('#/');
    expect(key).toBe(id);
    const operation = parse(read(join(folder, file)))[key];
    const refs = [...JSON.stringify(operation).matchAll(/"\.\.\/(schemas\/\w+\.yaml)#\/(\w+)"/g)];
    expect(refs.length).toBeGreaterThanOrEqual(3);
    for (const [, schemas = '', shape = ''] of refs) {
      expect(parse(read(join(folder, schemas))), shape).toHaveProperty(shape);
    }
  }
  const calls = read('packages/sandbox/src/testing/sound-calls.ts');
  expect(calls).toContain("call('member', 'POST /wps/v2/redeemProbe', { id: 'none' })");
});

test('no file and no export is called by a picture', () => {
  for (const path of written) expect(pictureNames(path, read(path)), path).toEqual([]);
});

describe('nothing is touched', () => {
  test.each(
    runs.filter(([kind]) => kind !== 'widget').map((args) => [args.join(' '), args] as const),
  )('the second time: %s', (_said, args) => {
    const before = textsIn(copy);
    expect(() => runNew(copy, ...args)).toThrow(/already|called as its widget/);
    expect(differing(before, textsIn(copy))).toEqual([]);
  });

  test.each([
    ['component', 'Button', /already/],
    ['component', 'ButtonLink', /already/],
    ['component', 'probe-panel', /not written as SavedGames/],
    ['widget', 'ProbeBoard', /not written as saved-games/],
    ['widget', 'probe-board', /already/],
    ['widget', 'probe_board', /not written as/],
    ['widget', '../probe', /not written as/],
    ['widget', 'messages', /name of a value/],
    ['widget', 'member-desk', /member account/],
    ['page', 'winners', /already/],
    ['page', 'agent-probe', /pages of a centre/],
    ['operation', 'get-devices', /already/],
    ['operation', 'login', /already/],
    ['drawer', 'probe', /pnpm new/],
  ] as const)('%s %s', (kind, name, why) => {
    const before = textsIn(copy);
    expect(() => runNew(copy, kind, name)).toThrow(why);
    expect(differing(before, textsIn(copy))).toEqual([]);
  });

  test.each([
    ['widget other-probe --en Probe', /both languages/],
    ['widget other-probe --tag member', /takes no --tag/],
    ['component OtherProbe --group Nowhere', /--group is one of/],
    ['component OtherProbe --entry nowhere', /--entry is one of/],
    ['operation other-probe --tag nowhere', /--tag is one of/],
    ['page other probe', /pnpm new/],
  ] as const)('%s', (line, why) => {
    const before = textsIn(copy);
    expect(() => runNew(copy, ...line.split(' '))).toThrow(why);
    expect(differing(before, textsIn(copy))).toEqual([]);
  });
});

// A compiler over everything is too slow for each change (decision 036).
if (process.env.PARLOUR_SCALE === 'full') {
  test('[API-01] the whole product with one of each passes types and tests', () => {
    const whole = copyRepository();
    const run = (...args: readonly string[]) => {
      try {
        execFileSync(process.execPath, args, { cwd: whole, encoding: 'utf8', stdio: 'pipe' });
      } catch (error) {
        const { stdout, stderr } = Object(error);
        throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
      }
    };
    try {
      for (const args of runs) runNew(whole, ...args);
      run('tools/generate.ts');
      run('node_modules/typescript/bin/tsc', '--noEmit');
      run(
        ...['node_modules/vitest/vitest.mjs', 'run', 'probe', 'packages/api-client/src/origins'],
        ...['packages/api-client/src/queries', 'packages/sandbox/src/routes/hostile'],
        ...['tools/checks/conformance', 'tools/checks/messages', 'tools/checks/plain-names'],
        ...['apps/web/src/app/routes.test', 'apps/web/src/app/search-pages'],
      );
    } finally {
      rmSync(whole, { recursive: true, force: true });
    }
  });
}
