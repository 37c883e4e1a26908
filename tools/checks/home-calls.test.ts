import { expect, test } from 'vitest';
import { findOperation } from '../../packages/api-client/src/schemas.ts';
import { callsIn, homeCalls, uncalled } from './home-calls.ts';

test('[API-02] the calls of the first page are reads of the contract, each listed once', () => {
  const all = [...homeCalls.visitor, ...homeCalls.member, ...homeCalls.sometimes];
  expect(all.filter((path) => !findOperation('GET', path))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test('an address in built code is found however it is quoted, and named when nobody calls it', () => {
  const code = 'a("/wps/x/y",s);b(\'/lgw/z\');c(`/lotto/w`);d("/wps/x/y");"/other/wps/q"';
  expect(callsIn(code)).toEqual(['/wps/x/y', '/lgw/z', '/lotto/w']);
  const calls = { visitor: ['/wps/x/y'], member: [], sometimes: ['/lgw/z'] };
  expect(uncalled([code], calls)).toEqual(['/lotto/w']);
});
