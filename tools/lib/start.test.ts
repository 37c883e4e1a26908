import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { toolEnv } from './run.ts';

/** Runs `npm start` for some services until it prints the given text, and then presses Ctrl-C. */
function startUntil(only: string, last: string): Promise<{ said: string; code: number | null }> {
  const child = spawn(process.execPath, ['tools/start.ts', '--only', only], {
    cwd: root,
    env: toolEnv(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes(last)) child.kill('SIGINT');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ said, code }));
  });
}

test('npm start prints what it starts, what takes time and what is ready; Ctrl-C ends it at any time', async () => {
  const { said, code } = await startUntil('sandbox,storybook', 'Sandbox server answers.');
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  expect(lines.slice(0, 3)).toEqual([
    'Starting sandbox server, storybook…',
    'Storybook reads every component first: that takes up to a minute.',
    '  Sandbox server answers.',
  ]);
  expect(said).not.toContain('stopped');
  expect(code).toBe(0);
});

test('npm start prints the addresses and how to stop', async () => {
  const { said, code } = await startUntil('sandbox', 'Ctrl-C');
  expect(said).toMatch(/Parlour is up\.\n\n {2}Sandbox server {2}http:\/\/localhost:\d+\n/);
  expect(said).toContain('Stop with Ctrl-C.');
  expect(code).toBe(0);
});
