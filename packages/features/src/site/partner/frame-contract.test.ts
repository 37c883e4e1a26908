import { expect, test } from 'vitest';
import {
  type FrameEvent,
  frameAddress,
  readAddressOf,
  readEvent,
  readFrameAddress,
  readHeight,
  readPlace,
  readReason,
  readToken,
} from './frame-contract.ts';

const site = 'https://play.padma.example';
const page = 'https://news.example';
const place = {
  lang: 'en',
  scheme: 'dark',
  brand: 'raat',
  affiliate: 'PADMA7',
  mode: 'element',
} as const;

test('[EMB-01] a frame reads its place and its parent page from its address', () => {
  const address = frameAddress(site, 'login', { place, page });
  expect(new URL(address).origin).toBe(site);
  expect(readFrameAddress(address)).toEqual({ widget: 'login', place, page });
});

test('[EMB-01] missing values of the page fall back to those of the site', () => {
  const address = frameAddress(site, 'register', { place: readPlace(null), page });
  expect(readFrameAddress(address)?.place).toEqual({
    lang: '',
    scheme: 'light',
    brand: '',
    affiliate: '',
    mode: '',
  });
});

test.each([
  '/embed/login',
  '/embed/login?page=',
  '/embed/login?page=null',
  '/embed/login?page=*',
  `/embed/login?page=${page}/path`,
  `/embed/deposit?page=${page}`,
  `/login?page=${page}`,
])('[EMB-01] %s is no valid frame address', (address) => {
  expect(readFrameAddress(site + address)).toBeNull();
});

test('[EMB-01] invalid values of a place fall back to those of the site', () => {
  const wrong = { lang: '<b>', scheme: 'grey', brand: 'a b', affiliate: 'x'.repeat(41) };
  expect(readPlace(wrong)).toEqual(readPlace(undefined));
});

test.each<FrameEvent>([
  { kind: 'ready' },
  { kind: 'error', code: 'NETWORK' },
  { kind: 'session', change: 'loggedIn' },
  { kind: 'session', change: 'loggedOut' },
  { kind: 'signup', method: 'mobile' },
])('[EMB-01] a valid event is read unchanged: %j', (event) => {
  expect(readEvent({ ...event, token: 'token-1' })).toEqual(event);
});

test.each([
  null,
  'ready',
  [],
  {},
  { kind: 'token' },
  { kind: 'error', code: 'a sentence' },
  { kind: 'error', code: 'X'.repeat(1_000_000) },
  { kind: 'session', change: 'stolen' },
  { kind: 'signup' },
])('[EMB-01] an invalid event has no effect', (value) => {
  expect(readEvent(value)).toBeNull();
});

test('[EMB-01] a height is a number of px with a maximum', () => {
  expect(readHeight(312.2)).toBe(313);
  expect(readHeight(1e9)).toBe(10_000);
  for (const value of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '300', null, {}]) {
    expect(readHeight(value), String(value)).toBeNull();
  }
});

test('[EMB-01] only addresses of the site are opened', () => {
  expect(readAddressOf('/help', site)).toBe(`${site}/help`);
  expect(readAddressOf(`${site}/?affiliateCode=A`, site)).toBe(`${site}/?affiliateCode=A`);
  for (const value of ['https://other.example/', '//other.example', 'javascript:run()', 7, null]) {
    expect(readAddressOf(value, site), String(value)).toBeNull();
  }
});

test('[EMB-01] a token is a short text, and a reason is one of two', () => {
  expect(readToken('abc.def')).toBe('abc.def');
  for (const value of ['', 'a b', 'x'.repeat(4_097), 7, null, undefined, {}]) {
    expect(readToken(value)).toBeNull();
  }
  expect(readReason('start')).toBe('start');
  expect(readReason('expired')).toBe('expired');
  expect(readReason('because')).toBeNull();
});
