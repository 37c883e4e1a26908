import { expect, test } from 'vitest';
import { readLicence } from './licence.ts';

const whole = {
  regulator: 'Sample regulator',
  number: 'SAMPLE-0000',
  entity: 'Sample Games Ltd',
  verifyUrl: 'https://register.example.invalid/SAMPLE-0000',
};

test('[LAY-07] [X-01] a licence is valid when it is complete', () => {
  expect(readLicence(whole)).toEqual(whole);
  expect(readLicence({ ...whole, number: ' SAMPLE-0000 ', more: 1 })).toEqual(whole);
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
