import { expect, test } from 'vitest';
import { handoverIn, withHandover } from './handover.ts';

const code = 'h7c1a7de90b2f4c6';

test('[EMB-01] a code is sent in the fragment of an address, and is removed from it', () => {
  const address = withHandover('https://play.padma.example/?member=withdraw', code);
  expect(address).toBe(`https://play.padma.example/?member=withdraw#handover=${code}`);
  expect(handoverIn(new URL(address).hash)).toEqual({ code, rest: '' });
});

test('[EMB-01] another fragment stays unchanged, and an invalid code is none', () => {
  expect(handoverIn('#terms')).toEqual({ code: null, rest: '#terms' });
  expect(handoverIn('')).toEqual({ code: null, rest: '' });
  for (const wrong of ['', 'short', '<b>aaaaaaaaaaaaaaaaaaa', 'a'.repeat(129)]) {
    const hash = `#${new URLSearchParams({ handover: wrong })}`;
    expect(handoverIn(hash), wrong).toEqual({ code: null, rest: '' });
  }
});
