import { generateKeyPairSync } from 'node:crypto';

/** A public key as an operator writes it. */
export const rsaKey: string = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64');

const licence = {
  regulator: 'Sample regulator',
  number: 'SAMPLE-0000',
  entity: 'Sample Games Ltd',
  verifyUrl: 'https://register.example.com/SAMPLE-0000',
};
const { verifyUrl: _, ...half } = licence;
const script = { kind: 'script', scriptUrl: 'https://challenge.example/api.js', siteKey: '0x4A' };
const firebase = {
  kind: 'firebase',
  appUrl: 'https://sdk.example/app.js',
  authUrl: '/sdk/auth.js',
  options: { apiKey: 'x' },
};

const social = { name: 'Telegram', url: 'https://social.example/parlour' };

interface Samples {
  readonly right: readonly unknown[];
  readonly wrong: readonly unknown[];
}

/** Values of each entry that the site uses, and values that it does not use. */
export const samples: Readonly<Record<string, Samples>> = {
  $schema: { right: ['./docs/site-config.schema.json'], wrong: [] },
  baseUrl: {
    right: ['', 'https://api.example', 'http://localhost:4100'],
    wrong: ['api.example', '//api.example', 'javascript:alert(1)', 'https://a b', 7, null],
  },
  merchant: { right: ['parlour', 'my-site_7'], wrong: ['', 'a b', 'x'.repeat(41), 7] },
  brand: { right: ['padma', 'raat'], wrong: ['../raat', 'Padma', '', null, {}] },
  brandFile: {
    right: [null, '/brands/meghna.json', 'https://brands.example/meghna.json'],
    wrong: [],
  },
  defaultLanguage: { right: ['bn', 'en'], wrong: ['xx', 'EN', '', null] },
  languages: { right: [['bn', 'en'], ['bn']], wrong: [[], ['bn', 'xx'], 'bn', {}, ['en']] },
  lottery: {
    right: [null, { area: 'VN', type: 'SEA' }, { area: 'VN', type: 'Lott' }],
    wrong: [{ area: 'VN' }, { area: 'TH', type: 'SEA' }, { area: 'VN', type: 'sea' }, 'SEA', []],
  },
  operatorMode: { right: ['demo', 'live'], wrong: ['LIVE', 'Demo', true, null, ''] },
  requireLogin: { right: [true, false], wrong: ['true', 1, null] },
  pwa: { right: [true, false], wrong: ['false', 0, null] },
  memberCentre: { right: [true, false], wrong: ['false', 0, null] },
  bgCategoryLanguage: { right: [null, 'en'], wrong: ['xx', 1] },
  cipher: {
    right: [null, 'none', { name: 'aes', key: '0F'.repeat(32) }, { name: 'rsa', key: rsaKey }],
    wrong: ['plain', { name: 'aes', key: 'short' }, { name: 'rsa', key: 'no key' }, {}, 7],
  },
  headers: {
    right: [{}, { token: 'X-Token', tokenPrefix: 'Bearer ', device: '' }],
    wrong: [{ token: 'X Token' }, { cookie: 'X' }, ['X-Token'], { token: 7 }, null],
  },
  calls: {
    right: [{}, { channel: 'WEB', platform: '1,2' }],
    wrong: [{ channel: 'a b' }, { chanel: 'WEB' }, { channel: 3 }, [], null],
  },
  serviceHosts: {
    right: [[], ['help.example.com', '*.example.com']],
    wrong: ['help.example.com', ['https://help.example.com'], ['*'], [['help.example.com']], null],
  },
  ownOrigins: {
    right: [[], ['https://padma.example', 'http://localhost:4400']],
    wrong: ['https://padma.example', ['padma.example'], ['https://padma.example/x'], ['*'], null],
  },
  botChallenge: {
    right: [
      null,
      script,
      { ...script, scriptUrl: '/check.js', global: 'check', timeoutSeconds: 30 },
      { kind: 'module', moduleUrl: '/check.js' },
    ],
    wrong: [
      { kind: 'nosuch' },
      { ...script, siteKey: '' },
      { ...script, scriptUrl: 'http://challenge.example' },
      { kind: 'module' },
      'turnstile',
      7,
    ],
  },
  phoneVerification: {
    right: [null, firebase],
    wrong: [
      { ...firebase, kind: 'other' },
      { ...firebase, appUrl: 'sdk.js' },
      { kind: 'firebase' },
      7,
    ],
  },
  reportUrl: {
    right: ['', '/reports', 'https://reports.example/in'],
    wrong: ['http://reports.example', '//reports.example', 'reports', null],
  },
  ageGate: { right: ['ask', 'none'], wrong: ['off', false, null, 0] },
  licence: {
    right: [null, licence, [licence, { ...licence, sample: true }], []],
    wrong: [half, [licence, half], { ...licence, verifyUrl: 'http://x.example' }, 'licence', 7],
  },
  marketFigures: {
    right: [{}, { registerBonus: '1000', zaloBonus: '50.50' }],
    wrong: [{ registerBonus: 1000 }, { registerBonus: '0' }, { bonus: '5' }, [], null],
  },
  texts: {
    right: [{}, { bn: { 'nav.home': 'বাড়ি' }, en: { 'nav.home': 'Start' } }],
    wrong: [
      { bn: { 'nav.home': 7 } },
      { bn: { 'nav.home': '' } },
      { bn: { 'nav.home': '<b>Home</b>' } },
      { en: { 'nav.home': 'x'.repeat(301) } },
      { en: { 'nav.home': 'a\u202eb' } },
      { en: 'Home' },
      ['Home'],
      null,
    ],
  },
  navigation: {
    right: [null, ['home', 'RNG', 'promotions'], ['hot']],
    wrong: [[], ['Home'], ['home', 'home'], ['home', 'news'], 'home', {}],
  },
  home: {
    right: [null, ['hot', 'banners', 'shelves'], ['jackpot']],
    wrong: [[], ['banner'], ['hot', 'hot'], 'hot', 7],
  },
  socialLinks: {
    right: [[], [social, { name: 'ক্লাব', url: 'https://club.example/x' }]],
    wrong: [
      null,
      social,
      [{ ...social, url: 'http://social.example' }],
      [{ ...social, url: 'https://' }],
      [{ ...social, name: '' }],
      [{ ...social, name: 'x'.repeat(31) }],
      [{ ...social, name: '<b>' }],
      [social, social],
      Array.from({ length: 9 }, (_, at) => ({ ...social, url: `https://social.example/${at}` })),
    ],
  },
  siteUrl: {
    right: ['', 'https://padma.example', 'http://127.0.0.1:4100/'],
    wrong: ['padma.example', 'https://padma.example/bn', 'ftp://padma.example', 7, null],
  },
  policy: {
    right: [
      null,
      {},
      { images: ['https://img.example', 'https://*.img.example:8443'], trustedTypes: ['gtm'] },
    ],
    wrong: [{ images: ['img.example'] }, { frames: ['https:'] }, { scripts: ["'unsafe-inline'"] }],
  },
};
