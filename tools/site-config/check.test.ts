import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { checkSiteConfig } from './check.ts';
import { schemaFile, schemaText } from './schema-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-site-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const says = (value: unknown) => checkSiteConfig(value).map((problem) => problem.says);

test('[CFG-01] the published schema is up to date: `node tools/site-schema.ts` writes it', () => {
  expect(JSON.parse(readFileSync(schemaFile, 'utf8'))).toEqual(JSON.parse(schemaText()));
});

/** The examples of a guide: the JSON in it, as the text between fences or in a script element. */
const examplesOf = (guide: string): readonly string[] =>
  [
    ...guide.matchAll(/^```(?:json\n|html\n<script[^>]*>)([\s\S]*?)(?:<\/script>\n)?```$/gm),
  ].flatMap(([, text]) => text ?? []);

/** The configurations of an example: itself, or those that stand in a table of several sites. */
function configurationsIn(example: unknown): readonly unknown[] {
  const { hosts, default: other } = Object(example);
  if (hosts === undefined) return [example];
  return [...Object.values(hosts), other].filter((config) => typeof config === 'object');
}

test.each([
  ['configuration.md', 7],
  ['deployment.md', 1],
])('[CFG-01] every example of docs/%s is a configuration without a fault', (name, least) => {
  const [guide = ''] = readFileSync(join(root, 'docs', name), 'utf8').split('\n## The sandbox\n');
  const examples = examplesOf(guide);
  expect(examples.length).toBeGreaterThanOrEqual(least);
  for (const example of examples) {
    for (const config of configurationsIn(JSON.parse(example))) {
      expect(checkSiteConfig(config), example).toEqual([]);
    }
  }
});

test('[CFG-01] the guide lists every entry, and no other', () => {
  const guide = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
  const [table = ''] = guide.split('\n## A checked file\n');
  const listed = [...table.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name);
  const { properties } = JSON.parse(schemaText());
  expect(listed.sort()).toEqual(
    Object.keys(properties)
      .filter((key) => key !== '$schema')
      .sort(),
  );
});

test('[CFG-01] every entry of the schema has a description, for editors', () => {
  const { properties }: { properties: Record<string, { description?: string }> } = JSON.parse(
    schemaText(),
  );
  const without = Object.entries(properties).filter(([, { description }]) => !description);
  expect(without.map(([key]) => key)).toEqual([]);
});

test('[CFG-01] an unknown entry is named at any depth, with the one that was probably meant', () => {
  const licence = {
    regulator: 'Sample regulator',
    number: 'SAMPLE-0000',
    entity: 'Sample Games Ltd',
    verifyURL: 'https://register.example.com',
  };
  expect(says({ brnad: 'padma', operatormode: 'live', xyzzy: 1 })).toEqual([
    '`brnad` is no entry. Did you mean `brand`?',
    '`operatormode` is no entry. Did you mean `operatorMode`?',
    '`xyzzy` is no entry.',
  ]);
  expect(says({ headers: { tokn: 'X-Token' }, policy: { image: [] } })).toEqual([
    '`headers.tokn` is no entry. Did you mean `token`?',
    '`policy.image` is no entry. Did you mean `images`?',
  ]);
  expect(says({ licence: [licence] })).toEqual([
    '`licence.0.verifyUrl` is missing: it must be an address that begins with `https://`.',
    '`licence.0.verifyURL` is no entry. Did you mean `verifyUrl`?',
  ]);
});

test('[CFG-01] wrong types, addresses, languages and brands are each one sentence', () => {
  const wrong = {
    baseUrl: 'api.example',
    requireLogin: 'yes',
    operatorMode: 'LIVE',
    brand: 'padme',
    languages: ['bn', 'xx'],
    botChallenge: { kind: 'turnstile' },
    licence: 7,
  };
  expect(checkSiteConfig(wrong)).toEqual([
    {
      path: 'baseUrl',
      says: '`baseUrl` must be an address that begins with `http://` or `https://`, or "".',
    },
    { path: 'operatorMode', says: '`operatorMode` must be "demo" or "live".' },
    { path: 'requireLogin', says: '`requireLogin` must be true or false.' },
    { path: 'botChallenge.kind', says: '`botChallenge.kind` must be "script" or "module".' },
    { path: 'licence', says: '`licence` must be a licence, or a list of licences.' },
    {
      path: 'brand',
      says: '`brand` is no brand of this build, which has padma, raat, shapla. Did you mean `padma`?',
    },
    { path: 'languages.1', says: '`languages.1` is no language of this build, which has bn, en.' },
  ]);
  expect(says([])).toEqual(['The configuration must be an object, `{ … }`.']);
});

test('[CFG-01] another build may have other languages and brands', () => {
  const build = { languages: ['ur'], brands: ['meghna'], textsOf: () => ({}) };
  expect(
    checkSiteConfig({ brand: 'meghna', languages: ['ur'], defaultLanguage: 'ur' }, build),
  ).toEqual([]);
});

test('[CFG-01] [I18-01] own texts: unknown keys and languages, and other placeholders', () => {
  const texts = {
    bn: { 'nav.hom': 'বাড়ি', 'count.games_other': 'অনেক গেম', 'nav.hot': '{count} গরম' },
    en: { 'nav.home': 'Start', 'count.games_other': '{count} great games' },
    ur: {},
  };
  expect(says({ texts })).toEqual([
    '`texts.bn.nav.hom` is no text of the product. Did you mean `nav.home`?',
    '`texts.bn.count.games_other` must have {count}.',
    '`texts.bn.nav.hot` must have no placeholder.',
    '`texts.ur` is no language of this build, which has bn, en.',
  ]);
});

test('[CFG-01] an order with a name that does not exist, or twice the same, is said', () => {
  const home = { home: ['banners', 'sports'], navigation: ['home', 'home'] };
  expect(says({ ...home, socialLinks: [{ name: 'Club', url: 'http://club.example' }] })).toEqual([
    '`navigation` must be a list without the same name twice.',
    '`home.1` must be "banners", "jackpot", "notices", "categories", "hot", "live", "vendors" or "shelves".',
    '`socialLinks.0.url` must be an address that begins with `https://`.',
  ]);
});

test('[BRD-02] a brand file in the configuration is checked as well', () => {
  expect(says({ brandFile: { name: 'kajol', accent: 'blurple' } })).toContain(
    '`brandFile.warm` is refused: it is missing.',
  );
});

test('[ENC-01] the sentence about a key never repeats it', () => {
  const key = 'c2VjcmV0LXNlY3JldC1zZWNyZXQ=';
  const [sentence = ''] = says({ cipher: { name: 'rsa', key } });
  expect(sentence).toContain('public RSA key');
  expect(sentence).not.toContain(key);
});

const document = '<script id="parlour-config" type="application/json">{}</script>';
beforeAll(() => {
  mkdirSync(join(folder, 'bn'));
  for (const name of ['index.html', 'bn/index.html']) writeFileSync(join(folder, name), document);
});

/** Runs `pnpm site:configure` on the folder with a file of this text. */
async function configure(text?: string) {
  const file = join(folder, 'site.json');
  if (text !== undefined) writeFileSync(file, text);
  const { code, output } = await run('node', [
    'tools/site-configure.ts',
    folder,
    ...(text === undefined ? [] : [file]),
  ]);
  return { code, output, html: readFileSync(join(folder, 'index.html'), 'utf8') };
}

test('[CFG-01] `pnpm site:configure` says all problems at once, writes nothing and ends with 1', async () => {
  const { code, output, html } = await configure('{ "brnad": "padma", "requireLogin": 1 }');
  expect(code).toBe(1);
  expect(output).toMatch(/site\.json has 2 problems\. Nothing was written\./);
  expect(output).toContain('Did you mean `brand`?');
  expect(output).toContain('`requireLogin` must be true or false');
  expect(html).toBe(document);
});

test('[CFG-01] a file that is no JSON is refused with line and column', async () => {
  const { code, output, html } = await configure('{\n  "brand": "padma",\n  "merchant": tru\n}');
  expect(code).toBe(1);
  expect(output).toContain('is no JSON. Line 3, column 15: `t` does not fit here.');
  expect(html).toBe(document);
});

test('[CFG-01] a right file is written; a document that was edited by hand is checked', async () => {
  const right = await configure('{ "$schema": "./site-config.schema.json", "brand": "raat" }');
  expect(right.code, right.output).toBe(0);
  expect(right.html).toContain('"brand":"raat"');
  writeFileSync(join(folder, 'bn/index.html'), document.replace('{}', '{ "brand": 7 }'));
  const edited = await configure();
  expect(edited.code).toBe(1);
  expect(edited.output).toContain('bn/index.html has a problem');
});
