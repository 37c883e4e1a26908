import { expect, test } from 'vitest';
import { readLicence, readLicences } from './licence.ts';

const whole = {
  regulator: 'Sample regulator',
  number: 'SAMPLE-0000',
  entity: 'Sample Games Ltd',
  verifyUrl: 'https://register.example.invalid/SAMPLE-0000',
};

test('[LAY-07] [X-01] a licence is valid when it is complete', () => {
  expect(readLicence(whole)).toEqual({ ...whole, isSample: false });
  expect(readLicence({ ...whole, number: ' SAMPLE-0000 ', more: 1 })).toEqual({
    ...whole,
    isSample: false,
  });
});

test.each([null, undefined, 'licence', 7, [], {}])('[LAY-07] %j is no licence', (value) => {
  expect(readLicence(value)).toBeNull();
});

test('[LAY-07] an incomplete licence is none, and neither is one that cannot be verified', () => {
  for (const part of ['regulator', 'number', 'entity', 'verifyUrl']) {
    for (const value of [undefined, '', '  ', 7, {}, 'x'.repeat(201)]) {
      expect(readLicence({ ...whole, [part]: value }), part).toBeNull();
    }
  }
  for (const verifyUrl of ['http://a.example', 'javascript:alert(1)', 'https://', 'https://[']) {
    expect(readLicence({ ...whole, verifyUrl }), verifyUrl).toBeNull();
  }
});

const malta = { ...whole, regulator: 'Sample regulator, Malta', number: 'MT-0000' };
const islands = { ...whole, regulator: 'Sample regulator, British Virgin Islands', number: 'VG-0' };
const numbers = (licence: unknown, operatorMode: 'demo' | 'live') =>
  readLicences({ licence, operatorMode }).map(({ number }) => number);

test('[LAY-07] an operator with the licences of Malta and the British Virgin Islands shows both', () => {
  expect(numbers([malta, islands], 'live')).toEqual(['MT-0000', 'VG-0']);
  expect(numbers(malta, 'live')).toEqual(['MT-0000']);
});

test('[LAY-07] [X-01] a demo shows no licence but marked samples, a live site no sample', () => {
  const sample = { ...malta, sample: true };
  expect(numbers([sample, islands], 'demo')).toEqual(['MT-0000']);
  expect(numbers([sample, islands], 'live')).toEqual(['VG-0']);
  expect(numbers(islands, 'demo')).toEqual([]);
  expect(numbers({ ...sample, sample: 'true' }, 'demo')).toEqual([]);
});

test('[LAY-07] an incomplete or repeated licence in a list leaves the others', () => {
  expect(numbers([null, { ...malta, entity: '' }, islands, 7, [], islands], 'live')).toEqual([
    'VG-0',
  ]);
  expect(numbers([], 'live')).toEqual([]);
  const many = Array.from({ length: 50 }, (_, index) => ({ ...malta, number: `MT-${index}` }));
  expect(numbers(many, 'live')).toHaveLength(8);
});
