import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { schemas } from '../schemas.ts';
import { apiOn, failureOf } from '../testing/backend.ts';
import { exampleAnswers, exampleInputs } from '../testing/examples.ts';
import { newKey } from '../testing/new-key.ts';

type Answer = (good: string) => Response | Promise<Response>;

const cut = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"success":true,'));
        controller.error(new TypeError('terminated'));
      },
    }),
  );
const html = '<!doctype html><title>Gateway</title>';
const later = (answer: Response) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(answer), 3));

/** Each fault with the code that a caller gets. docs/integration.md has the same table. */
const faults: readonly (readonly [string, Answer, string])[] = [
  ['offline', () => Promise.reject(new TypeError('Failed to fetch')), 'NETWORK'],
  ['connection reset', cut, 'NETWORK'],
  ['no answer', () => new Promise<Response>(() => {}), 'TIMEOUT'],
  ['slow answer', (good) => later(new Response(good)), 'none'],
  [
    '429 with Retry-After',
    () => new Response('', { status: 429, headers: { 'Retry-After': '30' } }),
    'RATE_LIMITED',
  ],
  ['500', () => new Response('Internal error', { status: 500 }), 'HTTP'],
  ['502 with a page', () => new Response(html, { status: 502 }), 'HTTP'],
  ['200 with a page', () => new Response(html), 'MALFORMED'],
  ['JSON cut short', (good) => new Response(good.slice(0, -3)), 'MALFORMED'],
  ['another shape', () => Response.json({ success: true, value: 7, message: null }), 'SCHEMA'],
  ['refused without a message', () => Response.json({ success: false }), 'UNKNOWN'],
  ['401', () => new Response('', { status: 401 }), 'UNAUTHENTICATED'],
];

const inputs = exampleInputs();
const answers = exampleAnswers();
const page = resolve(import.meta.dirname, '../../../../docs/integration.md');
/** Ignores column widths: the formatter aligns tables. */
const doc = readFileSync(page, 'utf8').replace(/ +/g, ' ');

test.each(faults)(
  '[API-02] the fault "%s" has its code in every operation',
  async (name, answer, code) => {
    for (const { id } of Object.values(schemas)) {
      const good = JSON.stringify(answers.get(id));
      const timeoutMs = code === 'TIMEOUT' ? 2 : 5_000;
      const { api } = apiOn([() => answer(good)], { getToken: () => 'token-1', timeoutMs });
      const call: unknown = Reflect.get(api, id);
      if (typeof call !== 'function') throw new Error(`${id} is no call`);
      const input = inputs.get(id);
      const done: Promise<unknown> = call(...(input === undefined ? [] : [input]), await newKey());
      if (code === 'none') expect(await done, id).toBeDefined();
      else expect(await failureOf(done), id).toMatchObject({ code });
    }
    expect(doc).toContain(`| ${name} | ${code === 'none' ? 'none' : `\`${code}\``} |`);
  },
);
