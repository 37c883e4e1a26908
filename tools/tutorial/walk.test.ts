import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChecks } from '../packaging/checks.ts';
import { stepsOf } from './steps.ts';
import { walk } from './walk.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'parlour-walk-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Does the steps of a text, and returns how many passed and failed. */
async function walked(markdown: string) {
  const checks = createChecks();
  const port = { ofGuide: '4100', free: 4199 };
  await walk(stepsOf(markdown), { folder, port, isBuilt: true }, checks);
  return checks.counts();
}

const block = (mark: string, text: string) => `\`\`\`${mark}\n${text}\n\`\`\`\n`;

test.each([
  ['prints what the guide says', 'run', 'echo 12 files', '… files', { passed: 1, failed: 0 }],
  ['prints something else', 'run', 'echo 12 files', '13 files', { passed: 0, failed: 1 }],
  ['ends with an error', 'run', 'false | cat', '', { passed: 0, failed: 1 }],
  ['ends with the error it shows', 'run fails', 'echo no; false', 'no', { passed: 1, failed: 0 }],
  ['should fail and does not', 'run fails', 'true', '', { passed: 0, failed: 1 }],
  ['builds what is there', 'run builds', 'false', '', { passed: 0, failed: 0 }],
  ['ends before it serves', 'run serves', 'false', 'ready', { passed: 0, failed: 1 }],
])('[BRD-02] a step that %s', async (_, mark, command, seen, counts) => {
  const guide = block(`sh ${mark}`, command) + (seen && block('text seen', seen));
  expect(await walked(guide)).toEqual(counts);
});

test('[BRD-02] a file is there for the next step, a server has a free port and ends with the walk', async () => {
  const guide = [
    block('json file=sites/one.json', '{ "url": "http://127.0.0.1:4100" }'),
    block('sh run', 'cat sites/one.json'),
    block('text seen', 'http://127.0.0.1:4100'),
    block('sh run serves', 'echo $$ > server.txt; echo on 4100; exec sleep 300'),
    block('text seen', 'on 4100'),
  ];
  expect(await walked(guide.join('\n'))).toEqual({ passed: 2, failed: 0 });
  expect(readFileSync(join(folder, 'sites/one.json'), 'utf8')).toContain('127.0.0.1:4199');
  const server = Number(readFileSync(join(folder, 'server.txt'), 'utf8'));
  expect(() => process.kill(server, 0)).toThrow();
});
