import type { WireModule, WireSiteSettings } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { defaultConfig, type SiteConfig } from './config.ts';
import { noSettings, type Switch, toSettings as settingsOf, toStatus } from './settings.ts';

const switches: readonly Switch[] = [
  ...(['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'USERNAMEREG3', 'FREEPLAY3'] as const),
  ...(['PWDEXPFORCECHANGE3', 'MOBILEVERCODELOGIN3', 'DIRECTREG3', 'CHNGPASSVERIF3'] as const),
  'REFERRALPROMO3',
];

const site = (modules: WireModule[], more: Partial<WireSiteSettings> = {}): WireSiteSettings => ({
  modules,
  currencySymbol: '৳',
  operatorMode: 'demo',
  minAge: 21,
  timeZone: 'Asia/Dhaka',
  imageCDNs: [],
  launchGameCDNs: [],
  customerService: [],
  ...more,
});

const live: SiteConfig = { ...defaultConfig, operatorMode: 'live' };
const toSettings = (wire: WireSiteSettings, config = defaultConfig) => settingsOf(wire, config);

const on = (modules: WireModule[]) =>
  switches.filter((name) => toSettings(site(modules)).isOn(name));

test('[CFG-02] each switch is read at any place in the tree, both ways', () => {
  for (const modId of switches) {
    for (const depth of [0, 1, 3]) {
      const nest = (module: WireModule, left: number): WireModule =>
        left === 0
          ? module
          : { modId: `ROOM${left}`, enabled: true, children: [nest(module, left - 1)] };
      expect(on([nest({ modId, enabled: true }, depth)])).toEqual([modId]);
      expect(on([nest({ modId, enabled: false }, depth)])).toEqual([]);
    }
  }
});

test('[CFG-02] a switch below a disabled module is off, whatever its value', () => {
  const children = [{ modId: 'FREEPLAY3', enabled: true }];
  expect(on([{ modId: 'ACCOUNTS', enabled: false, children }])).toEqual([]);
});

test('[CFG-02] before the settings arrive nothing optional is offered', () => {
  expect(switches.filter((name) => noSettings.isOn(name))).toEqual([]);
  expect(on([])).toEqual([]);
});

test('[CFG-02] [I18-02] only an exact "live" is live; a missing symbol falls back', () => {
  for (const operatorMode of ['LIVE', ' live', 'real', 'demo']) {
    expect(toSettings(site([], { operatorMode }), live).operatorMode).toBe('demo');
  }
  expect(toSettings(site([], { operatorMode: 'live' }), live).operatorMode).toBe('live');
  expect(toSettings(site([], { operatorMode: 'live' })).operatorMode).toBe('demo');
  expect(toSettings(site([], { currencySymbol: '' })).currencySymbol).toBe('P');
});

test('[REG-06] [I18-02] [ERR-01] an invalid value is replaced by a safe one and reported', () => {
  expect(toSettings(site([])).wrong).toEqual([]);
  const { isOn: _, ...right } = toSettings(site([], { timeZone: 'UTC', minAge: 18 }));
  expect(right).toMatchObject({ timeZone: 'UTC', minAge: 18, wrong: [] });
  const wrongOf = (more: Partial<WireSiteSettings>) => toSettings(site([], more));
  for (const timeZone of ['', 'Mars/Base', '\ud800']) {
    expect(wrongOf({ timeZone })).toMatchObject({ timeZone: 'Asia/Dhaka', wrong: ['timeZone'] });
  }
  for (const minAge of [0, 17, 100, Number.MAX_SAFE_INTEGER]) {
    expect(wrongOf({ minAge })).toMatchObject({ minAge: 21, wrong: ['minAge'] });
  }
  for (const currencySymbol of ['', '  ', 'x'.repeat(17)]) {
    expect(wrongOf({ currencySymbol })).toMatchObject({
      currencySymbol: 'P',
      wrong: ['currencySymbol'],
    });
  }
  const cdns = ['https://one.example', '//[', 'http://two.example'];
  expect(wrongOf({ imageCDNs: cdns, launchGameCDNs: cdns })).toMatchObject({
    imageCdns: ['https://one.example'],
    gameCdns: ['https://one.example'],
    wrong: [],
  });
});

test('[HLP-01] only published texts of the house are known, in the order of their links', () => {
  const textsOf = (texts?: string[]) => toSettings(site([], texts ? { texts } : {})).texts;
  expect(textsOf(['CONTACT', 'TERMS', 'ABOUT', 'LATER'])).toEqual(['about', 'terms', 'contact']);
  expect(textsOf([])).toEqual([]);
  expect(textsOf()).toEqual([]);
  expect(noSettings.texts).toEqual([]);
});

test('[LAY-08] status 1 is maintenance, 2 shows the blocked address, any other is open', () => {
  const status = (number: number) => toStatus({ status: number, location: { ip: '203.0.113.7' } });
  expect(status(1)).toEqual({ kind: 'maintenance' });
  expect(status(2)).toEqual({ kind: 'regionBlocked', ip: '203.0.113.7' });
  for (const number of [0, 3, -1]) expect(status(number)).toEqual({ kind: 'open' });
});
