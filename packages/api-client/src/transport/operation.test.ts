import { expect, test } from 'vitest';
import { createAesCipher } from './cipher-aes.ts';
import { ApiError, isApiError, isBackendCode } from './errors.ts';
import { callOperation, read, write } from './operation.ts';
import { readQuery } from './queries.ts';
import type { CallKind, Schema, Transport } from './types.ts';

const anything: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };
const guest: CallKind = { token: 'none', encrypted: false };
const member: CallKind = { token: 'required', encrypted: true };

/** A transport that only records its arguments. */
function recorded() {
  const sent: [url: string, body: string | null][] = [];
  const transport: Transport = {
    send: async (_kind, url, { body, schema }) => {
      sent.push([url, body === null ? null : String(body)]);
      const read = schema.safeParse(null);
      if (!read.success) throw new TypeError('No value');
      return read.data;
    },
  };
  return { sent, transport };
}

test('[API-01] `read` and `write` return operations as data', () => {
  expect(read(guest, '/a', anything)).toEqual({
    ...{ ...guest, method: 'GET', path: '/a', schema: anything, takes: 'query' },
    idempotent: false,
  });
  expect(write(member, 'POST', '/b', anything)).toEqual({
    ...{ ...member, method: 'POST', path: '/b', schema: anything, takes: 'body' },
    idempotent: false,
  });
});

test('[API-01] undefined parameters are left out of a URL, and a read has no body', async () => {
  const { sent, transport } = recorded();
  const query = { page: 1, search: undefined, name: 'a b' };
  await callOperation(transport, read(guest, '/a', anything), query, undefined);
  await callOperation(transport, read(guest, '/a', anything), {}, undefined);
  await callOperation(transport, write(guest, 'POST', '/b', anything), { name: 'a b' }, null);
  expect(sent).toEqual([
    ['/a?page=1&name=a+b', null],
    ['/a', null],
    ['/b', '{"name":"a b"}'],
  ]);
});

test('[API-03] only answers to a member are private; the key of a read without input has no input', () => {
  const api = { ...recorded(), language: () => 'BN' };
  const own = readQuery(api, read(member, '/own', anything), { page: 1 });
  const open = readQuery(api, read(guest, '/open', anything));
  expect([own.meta, open.meta]).toEqual([{ private: true }, { private: false }]);
  expect([own.queryKey, open.queryKey]).toEqual([
    ['BN', '/own', { page: 1 }],
    ['BN', '/open'],
  ]);
});

test('[API-02] `isApiError` accepts only call failures, and `isBackendCode` only codes of the backend', () => {
  expect([new ApiError('NETWORK'), new Error('NETWORK')].map(isApiError)).toEqual([true, false]);
  expect(['MAINTENANCE', 'NETWORK', 'constructor'].map(isBackendCode)).toEqual([
    ...[true, false, false],
  ]);
  expect('cause' in new ApiError('NETWORK')).toBe(false);
});

test('[ENC-01] a key with a digit more or less, or other characters, is refused', () => {
  const key = '0'.repeat(64);
  for (const wrong of [`${key}0`, key.slice(1), ` ${key}`, `${key}\n`, `g${key.slice(1)}`]) {
    expect(() => createAesCipher({ key: wrong })).toThrow('64 hex digits');
  }
});
