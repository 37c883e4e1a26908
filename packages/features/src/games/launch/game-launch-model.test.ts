import { ApiError } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { toFailure, toLaunchState } from './game-launch-model.ts';

const at = 1000;
const shown = (url: string, launchKind: string, base = '', known: readonly string[] = []) =>
  toLaunchState({ url, launchKind }, { base, known }, at);

test('[LCH-01] a game opens in a frame, a tab or a popup, as its vendor requires', () => {
  expect(shown('/play/1', 'iframe')).toEqual({ kind: 'framed', url: '/play/1', startedAt: at });
  expect(shown('/play/1', 'iframe', 'https://api.example')).toMatchObject({
    url: 'https://api.example/play/1',
  });
  const url = 'https://vendor.example/g?x=1';
  expect(shown(url, 'tab')).toEqual({ kind: 'window', url, popup: false });
  expect(shown(url, 'popup')).toEqual({ kind: 'window', url, popup: true });
  expect(shown(url, 'hologram')).toEqual({ kind: 'window', url, popup: false });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//a.example',
  '/\\a.example',
  '',
  'play',
  'http://[',
  'https://[::1',
  'https://',
  'https://a b.example',
  'https://vendor.example/a b',
  'http://vendor.example/g',
  'ftp://vendor.example/g',
])('[LCH-01] the address %j is never opened', (url) => {
  for (const kind of ['iframe', 'tab', 'popup']) expect(shown(url, kind).kind).toBe('badAddress');
});

test('[LCH-01] [CFG-04] plain http is allowed for the site itself and for hosts of its settings', () => {
  const url = 'http://games.example:8080/g';
  expect(shown(url, 'iframe').kind).toBe('badAddress');
  expect(shown(url, 'iframe', 'http://games.example:8080').kind).toBe('framed');
  expect(shown(url, 'popup', '', ['http://games.example:8080']).kind).toBe('window');
  for (const other of ['http://games.example', 'https://games.example:8080', 'http://[', '']) {
    expect(shown(url, 'tab', '', [other]).kind, other).toBe('badAddress');
  }
});

test('[LCH-01] maintenance, an unknown game and a failed connection are different states', () => {
  expect(toFailure(new ApiError('GAME_MAINTENANCE'))).toEqual({ kind: 'unavailable' });
  expect(toFailure(new ApiError('VALIDATION'))).toEqual({ kind: 'notFound' });
  const offline = new ApiError('NETWORK');
  expect(toFailure(offline)).toEqual({ kind: 'failed', error: offline });
  expect(toFailure(new Error('bug')).kind).toBe('failed');
});

test('[LCH-01] a "not found" by status only is the same state', () => {
  expect(toFailure(new ApiError('HTTP', { http: 404 }))).toEqual({ kind: 'notFound' });
  expect(toFailure(new ApiError('HTTP', { http: 403 })).kind).toBe('failed');
});

test('[LCH-01] an address with a scheme in capitals is a web page, one inside a text is not', () => {
  expect(shown('HTTPS://vendor.example/g', 'tab').kind).toBe('window');
  expect(shown('see https://vendor.example/g', 'tab').kind).toBe('badAddress');
  expect(shown('xhttps://vendor.example/g', 'tab').kind).toBe('badAddress');
  expect(shown('/play/a b', 'iframe', 'https://api.example').kind).toBe('badAddress');
  expect(shown('/play/1', 'iframe', 'http://api.example').kind).toBe('framed');
});
