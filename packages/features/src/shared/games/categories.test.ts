import type { WireGameMenu } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { type CategoryOptions, toCategories, withVendor } from './categories.ts';

const options: CategoryOptions = { esportsTitle: 'E-sports', language: 'bn' };

const menu = (code: string, ...vendors: string[]): WireGameMenu => ({
  code,
  title: `Title ${code}`,
  gameClassify: [],
  gameCount: vendors.length * 3,
  cards: vendors.map((vassalage) => ({
    vassalage,
    title: `Vendor ${vassalage}`,
    isHot: false,
    gameCount: 3,
  })),
});

const brief = (menus: readonly WireGameMenu[], more: Partial<CategoryOptions> = {}) =>
  toCategories([...menus], { ...options, ...more }).map(({ code, vendors }) => [
    code,
    vendors.map(({ id }) => id).join(' '),
  ]);

test('[LAY-05] e-sports cards move from sports to a category right after it', () => {
  const menus = [menu('SPORTS', 'RED', 'AV', 'BLUE', 'IMES', 'TF'), menu('RNG', 'GREEN')];
  expect(brief(menus)).toEqual([
    ['SPORTS', 'RED BLUE'],
    ['ESPORTS', 'AV IMES TF'],
    ['RNG', 'GREEN'],
  ]);
  const [sports, esports] = toCategories(menus, options);
  expect(sports?.gameCount).toBe(6);
  expect(esports).toMatchObject({ title: 'E-sports', href: '/esports', gameCount: 9 });
});

test('[LAY-05] each of the five e-sports vendors is moved, none twice', () => {
  const menus = [menu('SPORTS', 'AV', 'AI', 'IMES', 'TF', 'IA'), menu('ESPORTS', 'IA', 'NEW')];
  expect(brief(menus)).toEqual([['ESPORTS', 'AV AI IMES TF IA NEW']]);
  expect(brief([menu('ESPORTS', 'IA')])).toEqual([['ESPORTS', 'IA']]);
});

test('[LAY-05] a category without a vendor or without a page is left out', () => {
  expect(brief([menu('FISH'), menu('SPORTS', 'RED'), menu('HOLOGRAM', 'RED')])).toEqual([
    ['SPORTS', 'RED'],
  ]);
});

test('[LAY-05] category BG is shown only in its configured language', () => {
  const menus = [menu('BG', 'RED')];
  expect(brief(menus)).toEqual([]);
  expect(brief(menus, { bgLanguage: 'en' })).toEqual([]);
  expect(brief(menus, { bgLanguage: 'bn' })).toEqual([['BG', 'RED']]);
});

test('[GAM-01] cockfighting is offered only when it has a vendor, and launches directly', () => {
  expect(brief([menu('COCKFIGHT')])).toEqual([]);
  expect(brief([menu('COCKFIGHT', 'DS88')])).toEqual([['COCKFIGHT', 'DS88']]);
  const [cockfight] = toCategories([menu('COCKFIGHT', 'DS88')], options);
  expect(cockfight?.href).toBe('/cockfight');
});

test('[GAM-01] every category of the backend leads to its page, and each vendor to its part', async () => {
  const { runtime } = createTestRuntime();
  const categories = toCategories(await runtime.api.getGameMenus({}), options);
  expect(categories.map(({ code, href }) => `${code} ${href}`)).toEqual([
    'SPORTS /sports',
    'ESPORTS /esports',
    'LIVE /rng?page=live',
    'RNG /rng',
    'FISH /rng?page=fish',
    'PVP /rng?page=pvp',
    'LOTT /lott',
    'ELOTT /elott',
    'COCKFIGHT /cockfight',
  ]);
  for (const { href, vendors, gameCount } of categories) {
    expect(gameCount).toBeGreaterThan(0);
    for (const vendor of vendors) expect(vendor.href).toBe(withVendor(href, vendor.id));
  }
});

test('[GAM-03] a vendor key is safe inside a path', () => {
  expect(withVendor('/sports', 'A&B')).toBe('/sports?vassalage=A%26B');
  expect(withVendor('/sports', '\ud800%')).toBe('/sports?vassalage=%EF%BF%BD%25');
  expect(withVendor('/rng?page=live', 'ONE')).toBe('/rng?page=live&vassalage=ONE');
});
