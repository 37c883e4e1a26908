import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { schemas } from '../../packages/api-client/src/schemas.ts';
import { root } from '../lib/paths.ts';

test('[API-01] the page of the contract contains every operation and loads nothing from the network', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-contract-'));
  const file = join(folder, 'contract.html');
  try {
    await promisify(execFile)(process.execPath, ['tools/contract-docs.ts', file], { cwd: root });
    const html = readFileSync(file, 'utf8');
    const missing = Object.values(schemas).filter(
      ({ id }) => !html.includes(`"operationId":"${id}"`),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect([...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="https?:[^"]+"/g)]).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
