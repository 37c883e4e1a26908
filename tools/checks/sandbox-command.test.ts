import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';

test('[API-04] parlour-sandbox is a command: backend and built site at one address', async () => {
  const site = mkdtempSync(join(tmpdir(), 'parlour-site-'));
  writeFileSync(join(site, 'index.html'), '<title>Site</title>');
  const command = join(root, 'node_modules', '.bin', 'parlour-sandbox');
  const child = spawn(command, ['--port', '0', '--static', site]);
  try {
    const [line] = await once(child.stdout, 'data');
    const [, url = ''] = /Sandbox: (http:\S+)/.exec(String(line)) ?? [];
    const status: unknown = await (await fetch(`${url}/wps/system/status`)).json();
    expect(status).toMatchObject({ success: true });
    expect(await (await fetch(`${url}/rng?page=live`)).text()).toContain('<title>Site</title>');
  } finally {
    child.kill();
    rmSync(site, { recursive: true });
  }
});
