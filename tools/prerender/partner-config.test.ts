import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inScript } from './document.ts';
import { writePartnerConfig } from './partner-config.ts';

const site = mkdtempSync(join(tmpdir(), 'parlour-partner-config-'));
afterAll(() => rmSync(site, { recursive: true }));

const brand = { name: 'meghna', accent: '#1e88e5' };
beforeAll(() => {
  mkdirSync(join(site, 'brands'));
  writeFileSync(join(site, 'brands', 'meghna.json'), JSON.stringify(brand));
  writeFileSync(join(site, 'brands', 'broken.json'), '{');
});

/** The configuration that partners' pages read. */
function written(config: unknown): unknown {
  writeFileSync(
    join(site, 'index.html'),
    `<script id="parlour-config" type="application/json">${inScript(config)}</script>`,
  );
  return JSON.parse(readFileSync(join(site, writePartnerConfig(site)), 'utf8'));
}

test("[EMB-01] [CFG-01] partners' pages get what elements need, and no keys, policies or other addresses", () => {
  const open = { merchant: 'm', brand: 'raat', headers: { token: 'X-Token' }, licence: {} };
  const closed = {
    cipher: { name: 'aes', key: 'x' },
    policy: {},
    reportUrl: '/r',
    botChallenge: {},
  };
  expect(written({ ...open, ...closed })).toEqual(open);
});

test('[EMB-01] [BRD-02] a brand file of the site is included; any other stays as configured', () => {
  expect(written({ brandFile: '/brands/meghna.json?v=2' })).toEqual({ brandFile: brand });
  for (const brandFile of [
    brand,
    'https://brands.example/meghna.json',
    '/brands/none.json',
    '/brands/broken.json',
    '/../../etc/hostname',
    null,
  ]) {
    expect(written({ brandFile })).toEqual({ brandFile });
  }
});
