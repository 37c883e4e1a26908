import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isRecord, type Json } from './document.ts';

const client = resolve(import.meta.dirname, '..');

/** The contract as one document: joins all files of openapi/ so that references stay inside the document. */
export function bundledContract(): Json {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-contract-'));
  try {
    const file = join(folder, 'parlour.json');
    redocly(['bundle', join(client, 'openapi/parlour.yaml'), '--ext', 'json', '-o', file]);
    const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecord(document)) throw new Error('The bundled contract is not an object');
    return document;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the command line of Redocly. Throws with its output when it fails. */
export function redocly(args: readonly string[]): string {
  const program = join(client, '../../node_modules/@redocly/cli/bin/cli.js');
  return execFileSync(process.execPath, [program, ...args], {
    cwd: client,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
}
