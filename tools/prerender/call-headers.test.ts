import { expect, test } from 'vitest';
import { callHeadersConf, callHeadersOf } from './call-headers.ts';

test('[API-03] [EMB-01] a site that renames nothing has the headers of the contract', () => {
  expect(callHeadersOf({})).toEqual({
    token: 'Authorization',
    language: 'Language',
    reads: ['Accept', 'Device', 'Language', 'Merchant'],
  });
});

test('[API-03] [EMB-01] renamed headers have their new names, and a header with an empty name is left out', () => {
  const headers = { token: 'X-Token', merchant: 'X-Site', language: 'Lang', device: '' };
  expect(callHeadersOf({ headers })).toEqual({
    token: 'X-Token',
    language: 'Lang',
    reads: ['Accept', 'Lang', 'X-Site'],
  });
  // nginx looks for a token under both names.
  expect(callHeadersConf({ headers })).toContain('map "$http_authorization$http_x_token"');
});

test.each([
  null,
  'x',
  { headers: 'x' },
  { headers: { token: '"; } server {' } },
  { headers: { other: 'x' } },
])('[CFG-01] %j contains no readable names, so the defaults apply', (config) => {
  expect(callHeadersConf(config)).toBe(callHeadersConf({}));
});
