import { expect, test } from 'vitest';
import { addressOf } from './site-address.ts';

const site = 'https://play.padma.example';

test('[EMB-01] an address of the site is absolute and has the code; a picture has no code', () => {
  const resolve = addressOf(site, 'PADMA7');
  expect(resolve('/game?id=7')).toBe(`${site}/game?id=7&affiliateCode=PADMA7`);
  expect(resolve('/')).toBe(`${site}/?affiliateCode=PADMA7`);
  expect(resolve('/art/cover/fallback.svg')).toBe(`${site}/art/cover/fallback.svg`);
  expect(addressOf(site, '')('/help')).toBe(`${site}/help`);
});

test('[EMB-01] an address of another site stays unchanged and gets no code', () => {
  const resolve = addressOf(site, 'PADMA7');
  for (const address of ['https://rules.example/page', 'http://[', 'mailto:a@b.example']) {
    expect(resolve(address)).toBe(address);
  }
});
