import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '../ledger/ledger.ts';
import { at, textAt } from '../testing/client.ts';
import { persistIn } from './persistence.ts';
import { serve } from './serve.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-durable-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Process {
  readonly url: string;
  readonly child: ChildProcess;
}

async function start(): Promise<Process> {
  const command = join(import.meta.dirname, 'cli.ts');
  const child = spawn(process.execPath, [command, '--port', '0', '--data', folder]);
  const [text] = await once(child.stdout, 'data');
  return { url: /Sandbox: (\S+)/.exec(String(text))?.[1] ?? '', child };
}

const post = async (url: string, path: string, body: unknown, headers = {}): Promise<unknown> => {
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(url + path, sent)).json();
};

const transfer = (url: string, token: string, key: string) =>
  post(
    url,
    '/wps/relay/GCS_walletTransfer',
    { from: 'MAIN', to: 'TETULIX', amount: '1' },
    { Authorization: token, 'Idempotency-Key': key },
  );

test('[WAL-07] [API-04] answered calls survive a kill in the middle of writing, three times over', async () => {
  const login = { type: 'username', username: 'demo_vip', password: 'Parlour#2026' };
  const acknowledged = new Map<string, unknown>();
  let token = '';
  for (let life = 0; life < 3; life += 1) {
    const { url, child } = await start();
    // A login that was answered must still be valid.
    if (token === '')
      token = textAt(await post(url, '/wps/session/login', login), 'value', 'token');
    for (const [key, answer] of acknowledged) {
      expect(await transfer(url, token, key), key).toEqual(answer);
    }
    const enough = acknowledged.size + 20;
    const lines = Array.from({ length: 8 }, async (_, line) => {
      for (let number = 0; ; number += 1) {
        const key = `life-${life}-line-${line}-${number}`;
        const answer = await transfer(url, token, key);
        expect(at(answer, 'success')).toBe(true);
        acknowledged.set(key, answer);
        // Seven others are under way.
        if (acknowledged.size >= enough) child.kill('SIGKILL');
      }
    });
    const ended = await Promise.allSettled(lines);
    expect(ended.map(({ status }) => status)).toEqual(lines.map(() => 'rejected'));
    if (child.signalCode === null) await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(60);
  const last = persistIn(folder, 1);
  const snapshot = last.load();
  last.close();
  if (!snapshot) throw new Error('Nothing was kept');
  const { ledger, intents } = snapshot.state;
  expect(audit(ledger)).toBeNull();
  const kept = new Set([...intents.keys()].map((id) => id.split(' ')[1]));
  expect([...acknowledged.keys()].filter((key) => !kept.has(key))).toEqual([]);
  const moves = ledger.entries.filter(({ kind }) => kind === 'transfer');
  expect(moves.length).toBe(intents.size);
});

/** Returns the store of a backend with one login. */
async function used(): Promise<string> {
  const { url, close } = await serve({ port: 0, dataDir: folder });
  await post(url, '/wps/session/login', {
    type: 'username',
    username: 'demo_member',
    password: 'Parlour#2026',
  });
  close();
  return join(folder, 'sandbox.sqlite');
}

const ways: readonly (readonly [string, (file: string) => void])[] = [
  ['is something else', (file) => writeFileSync(file, 'no store'.repeat(1_000))],
  ['is empty', (file) => truncateSync(file, 0)],
  ['ends too early', (file) => truncateSync(file, 8_192)],
  [
    'has a changed byte in the middle of a row',
    (file) => {
      const database = new DatabaseSync(file);
      database.exec("UPDATE snapshot SET body = replace(body, 'demo_member', 'Demo_member')");
      database.close();
    },
  ],
  [
    'lacks a row of the books',
    (file) => {
      const database = new DatabaseSync(file);
      database.exec("DELETE FROM snapshot WHERE part = 'ledger.balances'");
      database.close();
    },
  ],
];

test.each(ways)(
  '[API-04] a store that %s is reported as damaged and stays unchanged',
  async (_, damage) => {
    const file = await used();
    damage(file);
    const before = readFileSync(file);
    await expect(serve({ port: 0, dataDir: folder })).rejects.toThrow(
      /is damaged\. Nothing in it was changed\. To begin afresh, move the file away/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  },
);

test('[API-04] the command says that a store is damaged, and ends', async () => {
  const file = await used();
  truncateSync(file, 0);
  const command = join(import.meta.dirname, 'cli.ts');
  const child = spawn(process.execPath, [command, '--port', '0', '--data', folder]);
  const [[said], [code]] = await Promise.all([once(child.stderr, 'data'), once(child, 'exit')]);
  expect(String(said)).toMatch(/^\S+sandbox\.sqlite is damaged\./);
  expect(code).toBe(1);
});

test('[API-04] a complete store can be opened from another folder', async () => {
  const file = await used();
  const other = join(folder, 'other');
  mkdirSync(other);
  copyFileSync(file, join(other, 'sandbox.sqlite'));
  const persistence = persistIn(other, 1);
  expect(persistence.load()?.state.sessions.size).toBe(1);
  persistence.close();
});
