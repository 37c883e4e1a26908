import { expect, test } from 'vitest';
import { modeOf } from './mode.ts';

const demo = { operatorMode: 'demo', asksAge: false, needsLicence: false, hasDemoTools: true };
const live = { operatorMode: 'live', asksAge: true, needsLicence: true, hasDemoTools: false };

test.each([
  // The configuration says demo: the backend cannot make it live, it can only take the demo panel away.
  ['demo', undefined, demo],
  ['demo', '', demo],
  ['demo', 'demo', demo],
  ['demo', 'live', { ...demo, hasDemoTools: false }],
  ['demo', 'LIVE', demo],
  // The configuration says live: a backend that says demo, or a word nobody knows, makes it a demo.
  ['live', undefined, live],
  ['live', '', live],
  ['live', 'live', live],
  ['live', 'demo', { ...live, operatorMode: 'demo' }],
  ['live', 'LIVE', { ...live, operatorMode: 'demo' }],
  ['live', ' live', { ...live, operatorMode: 'demo' }],
  ['live', 'real', { ...live, operatorMode: 'demo' }],
] as const)(
  '[X-01] [CFG-01] a site that is %s, with a backend that says %j',
  (operatorMode, said, mode) => {
    expect(modeOf({ operatorMode, ageGate: null }, said)).toEqual(mode);
  },
);

test.each([
  ['demo', null, false],
  ['demo', 'ask', true],
  ['demo', 'none', false],
  ['live', null, true],
  ['live', 'ask', true],
  ['live', 'none', false],
] as const)(
  '[X-01] a %s site with the age gate %s asks for the age: %s',
  (operatorMode, ageGate, asks) => {
    for (const said of [undefined, 'demo', 'live']) {
      expect(modeOf({ operatorMode, ageGate }, said).asksAge).toBe(asks);
    }
  },
);
