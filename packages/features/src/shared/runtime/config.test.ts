import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultConfig, readConfig } from './config.ts';

test('[CFG-01] without a document the defaults hold: Bengali first, English too, web, demo', () => {
  expect(readConfig(undefined)).toEqual({ config: defaultConfig, issues: [] });
  expect(defaultConfig).toMatchObject({
    device: 'WEB',
    clientType: 3,
    lottery: null,
    defaultLanguage: 'bn',
    languages: ['bn', 'en'],
    operatorMode: 'demo',
  });
});

test('[CFG-01] each valid entry is used', () => {
  const given = {
    baseUrl: 'https://api.parlour.example',
    merchant: 'padma-7',
    host: 'parlour.example:8443',
    brand: 'raat',
    brandFile: { name: 'kajol', accent: '#7a1fa2' },
    defaultLanguage: 'en',
    languages: ['en'],
    lottery: { area: 'VN', type: 'ZY' },
    operatorMode: 'live',
    requireLogin: true,
    memberCentre: false,
    bgCategoryLanguage: 'en',
    cipher: { name: 'aes', key: '0f'.repeat(32) },
    headers: { token: 'X-Token', tokenPrefix: 'Bearer ', device: '' },
    serviceHosts: ['chat.padma.example', '*.help.example'],
    ownOrigins: ['https://padma.example', 'http://localhost:4400'],
    reportUrl: 'https://reports.padma.example/in',
    siteUrl: 'https://padma.example',
    pwa: false,
  };
  expect(readConfig(given)).toEqual({ config: { ...defaultConfig, ...given }, issues: [] });
});

test.each<[string, unknown]>([
  ['baseUrl', 'javascript:alert(1)'],
  ['baseUrl', '//other.example'],
  ['merchant', 'a b'],
  ['merchant', ''],
  ['host', 'x/y'],
  ['brand', '../raat'],
  ['brand', null],
  ['runTimeBrand', { id: 'x', names: { bn: 'x', en: 'x' }, logo: 'padma' }],
  ['defaultLanguage', 'xx'],
  ['languages', []],
  ['languages', ['bn', 'xx']],
  ['operatorMode', 'LIVE'],
  ['operatorMode', true],
  ['requireLogin', 'true'],
  ['bgCategoryLanguage', 'xx'],
  ['device', 'APP'],
  ['clientType', 4],
  ['nosuch', 1],
  ['headers', { token: 'X Token' }],
  ['headers', { token: 'X-Token\r\nHost' }],
  ['headers', { cookie: 'X' }],
  ['headers', ['X-Token']],
  ['serviceHosts', 'chat.padma.example'],
  ['serviceHosts', ['https://chat.padma.example']],
  ['serviceHosts', ['*']],
  ['serviceHosts', [['chat.padma.example']]],
  ['ownOrigins', 'https://padma.example'],
  ['ownOrigins', ['padma.example']],
  ['ownOrigins', ['https://padma.example/club']],
  ['ownOrigins', ['*']],
  ['ownOrigins', ['null']],
  ['reportUrl', 'http://reports.padma.example/in'],
  ['reportUrl', '//reports.padma.example/in'],
  ['texts', { bn: { 'nav.home': '<b>বাড়ি</b>' } }],
  ['texts', { bn: 'বাড়ি' }],
  ['navigation', ['home', 'news']],
  ['home', ['banners', 'banners']],
  ['socialLinks', [{ name: 'Telegram', url: 'http://telegram.example' }]],
  ['pwa', 'false'],
  ['siteUrl', 'padma.example'],
  ['siteUrl', 'https://padma.example/club'],
])('[CFG-01] a wrong %s (%j) is dropped and reported, the others are still used', (key, value) => {
  const { config, issues } = readConfig({ [key]: value, memberCentre: false });
  expect(issues).toEqual([key]);
  expect(config).toEqual({ ...defaultConfig, memberCentre: false });
});

test('[ENC-01] a wrong cipher is reported and not dropped: bodies must not be sent plain', () => {
  for (const cipher of [{ name: 'aes', key: 'short' }, { name: 'rsa', key: 'no key' }, 'nothing']) {
    const { config, issues } = readConfig({ cipher });
    expect(issues).toEqual(['cipher']);
    expect(config.cipher).toMatchObject({ name: 'unusable' });
  }
  expect(readConfig({ cipher: 'none' })).toMatchObject({ config: { cipher: 'none' }, issues: [] });
});

test('[X-01] an age gate is only turned off by the exact word', () => {
  expect(readConfig({ ageGate: 'none' }).config.ageGate).toBe('none');
  for (const word of ['ask', 'off', false, null, 0]) {
    const { config, issues } = readConfig({ ageGate: word });
    expect(config.ageGate, String(word)).toBe('ask');
    expect(issues, String(word)).toEqual(word === 'ask' ? [] : ['ageGate']);
  }
});

test('[LGN-02] a wrong challenge is not dropped: its adapter has to refuse it', () => {
  const given = { botChallenge: { kind: 'nosuch' }, phoneVerification: 7 };
  expect(readConfig(given)).toEqual({ config: { ...defaultConfig, ...given }, issues: [] });
});

test('[CFG-01] a default language the site does not offer is replaced by one that it offers', () => {
  expect(readConfig({ languages: ['en'] })).toEqual({
    config: { ...defaultConfig, languages: ['en'], defaultLanguage: 'en' },
    issues: ['defaultLanguage'],
  });
});

test('[CFG-01] no document causes an error, and none makes the site live by accident', () => {
  fc.assert(
    fc.property(fc.anything(), (document) => {
      const { config } = readConfig(document);
      expect(config.operatorMode).toBe('demo');
      expect(config.languages).toContain(config.defaultLanguage);
    }),
  );
  const polluted: unknown = JSON.parse('{"__proto__":{"operatorMode":"live"}}');
  expect(readConfig(polluted).config).toEqual(defaultConfig);
});
