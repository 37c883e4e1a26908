import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { configureSite } from './configure.ts';

const document =
  '<script id="parlour-config" type="application/json">{}</script><script>one()</script>';

test('[CFG-01] an operator\u2019s configuration reaches every document, compressed or not, and its policy', () => {
  const site = mkdtempSync(join(tmpdir(), 'parlour-configure-'));
  for (const language of ['bn', 'en']) mkdirSync(join(site, language));
  for (const name of ['index', 'bn/index', 'en/rng'])
    writeFileSync(join(site, `${name}.html`), document);
  const config = { brand: '</script>$&', policy: { images: ['https://img.example'] } };
  expect(configureSite(site, config)).toBe(3);
  const read = (name: string) => readFileSync(join(site, name));
  for (const name of ['index.html', 'bn/index.html', 'en/rng.html']) {
    const html = String(read(name));
    expect(JSON.parse(/json">([^<]*)</.exec(html)?.[1] ?? '')).toEqual(config);
    expect(html).toContain('<script>one()</script>');
    expect(String(brotliDecompressSync(read(`${name}.br`)))).toBe(html);
  }
  const policies: Record<string, string> = JSON.parse(String(read('.policy/policies.json')));
  expect(Object.keys(policies)).toEqual(['/bn/index.html', '/en/rng.html', '/index.html']);
  for (const policy of Object.values(policies)) {
    expect(policy).toContain("img-src 'self' data: https://img.example;");
  }
  expect(String(read('.policy/policies.conf')).match(/img\.example/g)).toHaveLength(3);
  // If a document was edited by hand afterwards, its own configuration counts.
  writeFileSync(join(site, 'index.html'), document);
  configureSite(site);
  expect(String(read('.policy/policies.conf')).match(/img\.example/g)).toHaveLength(2);
  rmSync(site, { recursive: true });
});
