import { ApiError } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { messages as firstBn } from './bn.first.ts';
import { messages as bn } from './bn.ts';
import { messages as firstEn } from './en.first.ts';
import { messages as en } from './en.ts';
import { errorMessage, errorSentences } from './error-message.ts';
import type { Translate } from './use-t.ts';

const speaking =
  (texts: Readonly<Record<string, string>>): Translate =>
  (key, values = {}) =>
    (texts[key] ?? '').replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]));

// The server's own sentence takes the place of `UNKNOWN`.
const { UNKNOWN: _, ...sentences } = errorSentences;

const isCode = (code: string): code is keyof typeof sentences => Object.hasOwn(sentences, code);

test.each(Object.entries(sentences))('[ERR-01] %s says %s in both languages', (code, key) => {
  if (!isCode(code)) throw new Error(`No code: ${code}`);
  const error = new ApiError(code, { serverMessage: '<b>server</b>' });
  expect(errorMessage(error, (said) => said)).toBe(key);
  expect(errorMessage(error, speaking(bn))).toMatch(/[\u0980-\u09FF]/);
  expect(errorMessage(error, speaking(en))).toMatch(/^[A-Z][^{}_<>]+$/);
});

test('[ERR-01] every error message is loaded before the first page is shown', () => {
  for (const key of Object.values(sentences)) {
    expect(Object.keys(firstBn)).toContain(key);
    expect(Object.keys(firstEn)).toContain(key);
  }
});

test("[ERR-01] an error without a message of ours shows the server's own sentence, as text", () => {
  const error = new ApiError('UNKNOWN', { serverMessage: '<b>server</b>' });
  expect(errorMessage(error, speaking(en))).toBe('<b>server</b>');
  expect(errorMessage(new ApiError('UNKNOWN'), speaking(en))).toBe(en['error.unknown']);
});

test('[ERR-01] a temporary refusal says for how long; an unknown error shows nothing technical', () => {
  const wait = new ApiError('RATE_LIMITED', { retryAfterSeconds: 40 });
  expect(errorMessage(wait, speaking(en))).toBe('Too many attempts. Try again in 40 s.');
  const bug = new TypeError('x is not a function');
  expect(errorMessage(bug, speaking(en))).toBe(en['error.unknown']);
  expect(errorMessage(undefined, speaking(en))).toBe(en['error.unknown']);
});
