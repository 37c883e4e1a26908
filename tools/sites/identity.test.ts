import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Region } from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { layBuild } from '../../deploy/brands.fixture.ts';
import { configureSite, configureSites } from '../prerender/configure.ts';
import { readTable } from './table.ts';

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'parlour-identity-'));
  layBuild(site);
});
afterEach(() => rmSync(site, { recursive: true }));

const read = (name: string) => readFileSync(join(site, name), 'utf8');
const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const metaOf = (html: string, name: string) =>
  one(html, new RegExp(`<meta data-site (?:name|property)="${name}" content="([^"]*)">`));
const alternatesOf = (html: string) =>
  [...html.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, tag, href]) => `${tag} ${href}`,
  );

const live = { brand: 'shapla', operatorMode: 'live', siteUrl: 'https://shapla.example/' };

test('[BRD-01] [CFG-01] each document says in its language whose page it is and how a shared link looks', async () => {
  await configureSite(site, live);
  const bn = read('bn/help.html');
  expect(one(bn, /<title>([^<]*)</)).toBe('সহায়তা · শাপলা');
  expect(metaOf(bn, 'description')).toBe('সহায়তা · শাপলা: স্লট, লাইভ ক্যাসিনো, স্পোর্টস ও লটারি');
  expect(metaOf(bn, 'og:locale')).toBe('bn_BD');
  expect(metaOf(bn, 'og:image')).toBe('https://shapla.example/social-bn.png');
  expect(metaOf(bn, 'og:url')).toBe('https://shapla.example/help');
  const en = read('en/help.html');
  expect(one(en, /<title>([^<]*)</)).toBe('Help · Shapla');
  expect(metaOf(en, 'og:title')).toBe('Help · Shapla');
  expect(metaOf(en, 'og:site_name')).toBe('Shapla');
  expect(metaOf(en, 'twitter:card')).toBe('summary_large_image');
  expect(metaOf(en, 'og:image')).toBe('https://shapla.example/social-en.png');
  expect(one(en, /rel="canonical" href="([^"]*)"/)).toBe('https://shapla.example/help?lang=en');
  const both = [
    'bn https://shapla.example/help',
    'en https://shapla.example/help?lang=en',
    'x-default https://shapla.example/help',
  ];
  // The help for apps is the same page.
  for (const html of [bn, en, read('en/helpmc.html')]) expect(alternatesOf(html)).toEqual(both);
});

test('[CFG-01] without an address nothing is said about addresses, and a demo says that it is one', async () => {
  await configureSite(site, { brand: 'raat' });
  const html = read('en/index.html');
  expect(metaOf(html, 'description')).toBe('Raat: Play money only, nothing is paid out');
  expect(one(html, /rel="canonical" href="([^"]*)"/)).toBe('/');
  expect(html).not.toMatch(/og:image|og:url|hreflang/);
  expect(() => read('sitemap.xml')).toThrow();
  expect(read('robots.txt')).not.toContain('Sitemap');
});

test('[CFG-01] a second run replaces what the first has written, and a title of one’s own stays', async () => {
  await configureSite(site, live);
  writeFileSync(
    join(site, 'en/help.html'),
    read('en/help.html').replace('<title>Help · Shapla<', '<title>Ask &amp; find<'),
  );
  await configureSite(site, { brand: 'raat' });
  const html = read('en/help.html');
  expect(one(html, /<title>([^<]*)</)).toBe('Ask &amp; find');
  expect(metaOf(html, 'og:title')).toBe('Ask &amp; find');
  expect(html.match(/og:title/g)).toHaveLength(1);
  expect(html.match(/rel="manifest"/g)).toHaveLength(1);
  expect(html).not.toContain('shapla');
  expect(one(read('en/index.html'), /<title>([^<]*)</)).toBe('Raat');
});

test('[BRD-02] a document has the colours of a brand file before any script, and no text of it ends an element', async () => {
  const brandFile = {
    name: 'meghna',
    names: { bn: 'মেঘনা', en: 'Meghna & Sons' },
    accent: '#1e88e5',
    warm: { hue: 76, chroma: 0.15 },
    neutral: { hue: 240, chroma: 0.01 },
    radius: 4,
    shadow: 0.07,
  };
  await configureSite(site, { brand: 'shapla', brandFile });
  const html = read('en/index.html');
  expect(html).toContain('<html lang="en" dir="ltr" data-brand="meghna" data-brand-file=""');
  expect(html).toContain('<title>Meghna &amp; Sons</title>');
  // After the sheets of the build, whose default brand has the same weight.
  expect(html.indexOf('[data-brand="meghna"]{')).toBeGreaterThan(html.indexOf('first()'));
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ name: 'মেঘনা', lang: 'bn' });
  // A refused file changes nothing.
  await configureSite(site, { brand: 'shapla', brandFile: { ...brandFile, accent: 'url(x)' } });
  const refused = read('en/index.html');
  expect(refused).toContain('data-brand="shapla" data-scheme');
  expect(refused).not.toContain('<style');
});

test('[CFG-01] the site map has every page in every language, and robots.txt leads to it', async () => {
  const hosts = { 'padma.example': { languages: ['en'] }, 'raat.example': { brand: 'raat' } };
  await configureSites(site, readTable({ hosts }, join(site, 'sites.json')).sites);
  const map = read('.documents/raat.example/sitemap.xml');
  expect([...map.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address)).toEqual([
    'https://raat.example/help',
    'https://raat.example/help?lang=en',
    'https://raat.example/',
    'https://raat.example/?lang=en',
  ]);
  expect(map.match(/hreflang="x-default"/g)).toHaveLength(4);
  expect(read('.documents/raat.example/robots.txt')).toContain(
    'Sitemap: https://raat.example/sitemap.xml',
  );
  const single = read('.documents/padma.example/sitemap.xml');
  expect(single).not.toContain('hreflang');
  expect(single).toContain('<loc>https://padma.example/help</loc>');
});

test('[CFG-01] an operator’s own robots.txt stays', async () => {
  writeFileSync(join(site, 'robots.txt'), 'User-agent: x\n');
  await configureSite(site, live);
  expect(read('robots.txt')).toBe('User-agent: x\n');
});

/** Share of the pixels of an area that differ from its corner. */
async function drawnShare(name: string, area?: Region): Promise<number> {
  const picture = sharp(join(site, name)).removeAlpha();
  const { data, info } = await (area ? picture.extract(area) : picture)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let different = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const isOther = [0, 1, 2].some(
      (channel) => Math.abs((data[at + channel] ?? 0) - (data[channel] ?? 0)) > 24,
    );
    if (isOther) different += 1;
  }
  return different / (info.width * info.height);
}

test('[BRD-01] the icons and the pictures of links have their sizes and show the mark and the name', async () => {
  await configureSite(site, live);
  for (const [name, width, height] of [
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['icon-maskable-192.png', 192, 192],
    ['icon-maskable-512.png', 512, 512],
    ['social-bn.png', 1200, 630],
    ['social-en.png', 1200, 630],
  ] as const) {
    expect(await sharp(join(site, name)).metadata(), name).toMatchObject({ width, height });
    expect(await drawnShare(name), name).toBeGreaterThan(0.01);
  }
  // Outside the circle that a system may keep, a maskable icon has only its colour.
  const edge = { left: 0, top: 0, width: 512, height: 51 };
  expect(await drawnShare('icon-maskable-512.png', edge)).toBe(0);
  // The line of the name is drawn in both languages, and they differ.
  const line = { left: 90, top: 330, width: 1000, height: 140 };
  for (const name of ['social-bn.png', 'social-en.png']) {
    expect(await drawnShare(name, line), name).toBeGreaterThan(0.02);
  }
  expect(readFileSync(join(site, 'social-bn.png'))).not.toEqual(
    readFileSync(join(site, 'social-en.png')),
  );
  const icon = readFileSync(join(site, 'favicon.ico'));
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3]);
  const first = icon.subarray(icon.readUInt32LE(18), icon.readUInt32LE(18) + icon.readUInt32LE(14));
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 16 });
});

test('[BRD-02] [NAV-01] a page of a team has its own address, policy and line in the map of the site', async () => {
  for (const language of ['bn', 'en']) {
    mkdirSync(join(site, language, 'x'));
    writeFileSync(join(site, language, 'x', 'story.html'), read(`${language}/help.html`));
  }
  await configureSite(site, live);
  const en = read('en/x/story.html');
  expect(metaOf(en, 'og:url')).toBe('https://shapla.example/x/story?lang=en');
  expect(one(en, /rel="canonical" href="([^"]*)"/)).toBe('https://shapla.example/x/story?lang=en');
  expect(read('sitemap.xml')).toContain('<loc>https://shapla.example/x/story</loc>');
  expect(Object.keys(JSON.parse(read('.policy/policies.json')))).toContain('/en/x/story.html');
});
