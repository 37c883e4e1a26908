import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policyOf } from '../apps/web/policy.ts';
import { serve } from '../packages/sandbox/src/node/serve.ts';
import { root } from '../tools/lib/paths.ts';
import { packSite } from '../tools/prerender/pack.ts';

/** A site as somebody lays it down who has no build. */
const site = mkdtempSync(join(tmpdir(), 'parlour-bare-'));
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  writeFileSync(join(site, 'index.html'), '<title>bare</title>');
  packSite(site);
  server = await serve({ port: 0, staticDir: site });
});

afterAll(() => {
  server.close();
  rmSync(site, { recursive: true });
});

/** Requests the page without decompressing the answer. */
const ask = (): Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }> =>
  new Promise((resolve, reject) => {
    request(server.url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    })
      .on('error', reject)
      .end();
  });

test('[NAV-01] a site whose build has written no policies gets the one of a document with nothing inline', async () => {
  const policy = policyOf({}, { scripts: [], styles: [] });
  const read = async () => {
    const { status, headers } = await ask();
    return [status, headers['content-security-policy'], headers['cross-origin-opener-policy']];
  };
  expect(await read()).toEqual([200, policy, 'same-origin-allow-popups']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  // An invalid file counts as missing.
  mkdirSync(join(site, '.policy'));
  for (const text of ['', '{', '[]', 'null', '{"/index.html":7}']) {
    writeFileSync(join(site, '.policy', 'policies.json'), text);
    expect((await read())[1], text).toMatch(/^default-src 'none'/);
  }
});

test('[NAV-01] the configuration of nginx names the headers of a document that the sandbox sends', async () => {
  const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
  const text = read('every-answer.conf') + read('document.conf');
  const rows = [...text.matchAll(/^add_header (\S+) "?([^";]+?)"?(?: always)?;$/gm)];
  const { headers } = await ask();
  const named = rows.map(([, name = '', value = '']) => [
    name.toLowerCase(),
    // What differs from document to document is a variable there.
    value.startsWith('$') ? headers[name.toLowerCase()] : value,
  ]);
  // HSTS and Allow are not part of this answer: it comes by http, and to a read.
  const own = ['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive'];
  const sent = Object.entries(headers).filter(([name]) => !own.includes(name));
  expect(Object.fromEntries(named.filter(([, value]) => value !== undefined))).toEqual(
    Object.fromEntries(sent),
  );
});
