import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../lib/run.ts';
import { cipherProblem } from './cipher-problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-cipher-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pairOf = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength });
const spki = ({ publicKey }: ReturnType<typeof pairOf>) =>
  publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const pair = pairOf(2048);

test('[ENC-01] usable ciphers have no problem', () => {
  for (const cipher of [
    undefined,
    null,
    'none',
    { name: 'aes', key: '0f'.repeat(32) },
    { name: 'rsa', key: spki(pair) },
  ]) {
    expect(cipherProblem({ cipher })).toBeNull();
  }
  expect(cipherProblem(undefined)).toBeNull();
});

test('[ENC-01] a key that does not fit is named with what it should be, and never repeated', () => {
  const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  const wrong: readonly [cipher: unknown, words: string][] = [
    [{ name: 'aes', key: '0f'.repeat(31) }, '64 hex digits'],
    [{ name: 'rsa', key: 'no key' }, 'public RSA key'],
    [{ name: 'rsa', key: spki(pair).slice(0, -8) }, 'public RSA key'],
    [{ name: 'rsa', key: spki(pairOf(1024)) }, 'public RSA key'],
    [{ name: 'rsa', key: privateKey }, 'public RSA key'],
    [{ name: 'rot13', key: 'x' }, '"rsa" or "aes"'],
    ['plain', '"none"'],
  ];
  for (const [cipher, words] of wrong) {
    const problem = cipherProblem({ cipher });
    expect(problem).toContain(words);
    expect(problem).not.toContain(privateKey.slice(0, 24));
  }
});

test('[ENC-01] [CFG-01] `pnpm site:configure` refuses such a configuration and writes nothing', async () => {
  writeFileSync(join(folder, 'index.html'), 'as it was');
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify({ cipher: { name: 'aes', key: 'short' } }));
  const { code, output } = await run('node', ['tools/site-configure.ts', folder, file]);
  expect(code).toBe(1);
  expect(output).toContain('`cipher` cannot be used: the key of "aes" is 64 hex digits');
});
