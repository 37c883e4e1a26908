import type { Page } from '@playwright/test';
import { addressOf, kindOf, trailOf } from './crawl/addresses.ts';
import { axeFindings, bringAxe } from './crawl/axe.ts';
import { judge, namelessIn, textFindings } from './crawl/judge.ts';
import { look } from './crawl/look.ts';
import { hearNoise } from './crawl/noise.ts';
import { openersOf } from './crawl/openers.ts';
import { newPart } from './crawl/walk.ts';
import { expect, test } from './fixtures.ts';
import { say } from './texts.ts';

// Tests the rules of the crawl on a page with every mistake: each rule has to report something.

/** Replaces the page by elements. The policy refuses text as HTML, so it creates them one by one. */
const plant = (page: Page, elements: readonly Planted[]): Promise<void> =>
  page.evaluate((all) => {
    document.body.replaceChildren(
      ...all.map(({ tag, text = '', attributes = {} }) => {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        element.textContent = text;
        return element;
      }),
    );
  }, elements);

interface Planted {
  readonly tag: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

const bad: readonly Planted[] = [
  { tag: 'main', text: 'NaN' },
  { tag: 'p', text: 'promo.terms' },
  { tag: 'p', text: say('a11y.pauseNotices', {}, 'en') },
  { tag: 'a', text: 'a', attributes: { href: 'http://elsewhere.example/', rel: 'noopener' } },
  { tag: 'a', text: 'b', attributes: { href: 'https://elsewhere.example/', target: '_blank' } },
  { tag: 'a', text: 'c', attributes: { href: 'https://elsewhere.example/', rel: 'noopener' } },
  { tag: 'a', text: 'd', attributes: { href: '/nowhere' } },
  { tag: 'a', text: 'e', attributes: { href: '#nothing' } },
  { tag: 'pre', text: 'wide '.repeat(2_000) },
  { tag: 'button' },
];

test.describe('a page with every mistake', () => {
  test.use({
    expectedErrors: [/Security Policy|^uncaught: planted|^foreign: .*evil|Failed to load resource/],
  });

  test('[NAV-03] [LAY-01] [A11-01] every rule of the crawl reports its mistake on a planted page', async ({
    page,
    rest,
  }) => {
    await bringAxe(page);
    await page.goto('/');
    await rest();
    const noise = hearNoise(page, [/^404 GET \/wps\/expected/]);
    await plant(page, bad);
    const { origin } = new URL(page.url());
    const named = judge({ ...(await look(page)), title: '' }, 'bn', origin);
    expect(new Set(named.map(({ rule }) => rule))).toEqual(
      new Set([
        'no title',
        'not one h1',
        'no next step',
        'wider than the window',
        'link to no place',
        'link without https',
        'link without noopener',
        'another site in our window',
        'link to no page',
        'raw value',
        'missing text',
        'other language',
      ]),
    );
    expect(namelessIn(await page.locator('body').ariaSnapshot())).toEqual([
      { rule: 'control without a name', what: 'button' },
    ]);
    const byAxe = (await axeFindings(page)).map(({ rule }) => rule);
    expect(byAxe).toContain('axe button-name');
    expect(byAxe).toContain('axe region');

    await plant(page, []);
    expect(judge(await look(page), 'bn', origin).map(({ rule }) => rule)).toContain('not one main');

    const refused = page.waitForEvent('console', (line) => /Security Policy/.test(line.text()));
    await page.evaluate(async () => {
      reportError(new Error('planted'));
      const { info, log, warn } = console;
      info('planted line');
      log('planted line');
      warn('planted warning');
      warn('The resource /a was preloaded using link preload but not used within a few seconds');
      const picture = document.createElement('img');
      picture.src = 'https://evil.example/x.png';
      document.body.append(picture);
      await Promise.all(['/wps/planted', '/wps/expected'].map((path) => fetch(path)));
    });
    await refused;
    const heard = noise().map(({ rule, what }) => `${rule}: ${what}`);
    expect(heard).toContain('uncaught: planted');
    expect(heard).toContainEqual(expect.stringMatching(/^console: error: .*Security Policy/));
    expect(heard).toContain('console: warning: planted warning');
    expect(heard).not.toContainEqual(expect.stringMatching(/planted line|link preload/));
    expect(heard).toContain('failed answer: 404 GET /wps/planted');
    expect(heard).not.toContainEqual(expect.stringContaining('/wps/expected'));
  });

  test('[A11-01] what a control of the layout opens is looked for in the whole document', async ({
    page,
    rest,
  }) => {
    await bringAxe(page);
    await page.goto('/');
    await rest();
    // Outside of the content, like a menu of the header.
    await plant(page, [{ tag: 'main' }, { tag: 'button' }]);
    const rules = async (isFrame: boolean) =>
      (await axeFindings(page, newPart({ isFrame }, false))).map(({ rule }) => rule);
    expect(await rules(true)).toContain('axe button-name');
    expect(await rules(false)).not.toContain('axe button-name');
    expect(newPart({ isFrame: true }, true)).toContain('dialog');
  });

  test('[A11-01] presses a control that opens something, but none that sends, navigates or chooses', async ({
    page,
    rest,
  }) => {
    await page.goto('/');
    await rest();
    await plant(page, [
      { tag: 'button', text: 'menu', attributes: { 'aria-haspopup': 'menu' } },
      { tag: 'button', text: 'more', attributes: { 'aria-expanded': 'false' } },
      { tag: 'button', text: 'tab', attributes: { role: 'tab', 'aria-selected': 'false' } },
      { tag: 'button', text: 'open', attributes: { 'aria-expanded': 'true' } },
      { tag: 'button', text: 'off', attributes: { 'aria-haspopup': 'menu', disabled: '' } },
      { tag: 'button', text: say('action.logout') },
      { tag: 'button', text: 'item', attributes: { role: 'menuitem', 'aria-haspopup': 'menu' } },
      { tag: 'a', text: 'link', attributes: { href: '/', 'aria-haspopup': 'dialog' } },
    ]);
    const openers = await openersOf(page, false);
    expect(openers.map(({ name }) => name)).toEqual(['menu', 'more', 'tab']);
  });
});

test('[NAV-03] [NAV-09] follows two addresses of a kind and each tab; a centre counts once over any page', () => {
  expect(addressOf('/vip/?member=withdraw&x=1')).toBe('/?member=withdraw');
  expect(addressOf('/help?topic=b&page=faq#x')).toBe('/help?page=faq&topic=b');
  expect(kindOf('/game?id=1')).toBe(kindOf('/game?id=2'));
  expect(kindOf('/rng?page=live')).not.toBe(kindOf('/rng?page=fish'));
  const trail = trailOf('site', ['site', 'games']);
  for (const id of ['d', 'c', 'b', 'a']) trail.add(`/promoDetail?id=${id}`);
  for (const page of ['withdraw', 'depositv2', 'messageV2']) trail.add(`/?member=${page}`);
  for (const address of ['/vip', '/rng', '/vip']) trail.add(address);
  const order: string[] = [];
  for (let next = trail.next(); next; next = trail.next()) order.push(next);
  expect(order).toEqual([
    '/?member=depositv2',
    '/?member=messageV2',
    '/promoDetail?id=a',
    '/promoDetail?id=b',
    '/vip',
  ]);
});

test('[A11-01] finds a message key, an unformatted value and an unfilled placeholder', () => {
  const rules = (text: string) => textFindings([text], 'bn').map(({ rule }) => rule);
  expect(rules('undefined')).toEqual(['raw value']);
  expect(rules('[object Object]')).toEqual(['raw value']);
  expect(rules('{name}')).toEqual(['raw value']);
  expect(rules('promo.terms')).toEqual(['missing text']);
  expect(rules(say('a11y.pauseNotices', {}, 'en'))).toEqual(['other language']);
  expect(rules(say('a11y.pauseNotices'))).toEqual([]);
  expect(rules('parlour.example')).toEqual([]);
});
