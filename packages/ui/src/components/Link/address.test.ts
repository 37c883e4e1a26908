import { expect, test } from 'vitest';
import { readAddress } from './address.ts';

const own = (href: string) => ({ kind: 'own', href });
const foreign = (href: string) => ({ kind: 'foreign', href });

test.each([
  ['/promotions', own('/promotions')],
  [' /promotions?type=3#top\n', own('/promotions?type=3#top')],
  ['?member=depositv2', own('/?member=depositv2')],
  ['#rules', own('#rules')],
  ['/a//b', own('/a/b')],
  ['/.//evil.example', own('/evil.example')],
  ['https://parlour.example/vip?a=1', own('/vip?a=1')],
  ['http://parlour.example/vip', own('/vip')],
  ['HTTPS://PARLOUR.EXAMPLE//evil.example', own('/evil.example')],
  ['https://other.example', foreign('https://other.example/')],
  ['http://other.example/a?b#c', foreign('http://other.example/a?b#c')],
  ['https://parlour.example.evil.example/', foreign('https://parlour.example.evil.example/')],
  ['https://parlour.example:8443/', foreign('https://parlour.example:8443/')],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['/\t/evil.example', null],
  ['https:evil.example', null],
  ['https://parlour.example@evil.example/', null],
  ['https://name:secret@other.example/', null],
  ['javascript:run()', null],
  [' javascript:run()', null],
  ['java\nscript:run()', null],
  ['data:text/html,x', null],
  ['blob:https://parlour.example/1', null],
  ['file:///etc/hosts', null],
  ['intent://x#Intent;end', null],
  ['mailto:help@other.example', null],
  ['www.other.example', null],
  ['promotions', null],
  ['https://', null],
  ['https://exa mple/', null],
  ['', null],
  ['#', null],
  [' ', null],
])('[NOT-03] [BAN-01] the server address %j is read as %j', (address, destination) => {
  expect(readAddress(address, 'parlour.example')).toEqual(destination);
});

test('[NOT-03] without a known own host every host is another site', () => {
  expect(readAddress('https://parlour.example/')).toEqual(foreign('https://parlour.example/'));
});
