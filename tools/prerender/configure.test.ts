import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import kajol from '../../packages/ui/src/theme/runtime/sample.json' with { type: 'json' };
import { configureSite, configureSites } from './configure.ts';
import { configOf } from './document.ts';
import type { DrawJob, DrawSite } from './draw.ts';

const document =
  '<script id="parlour-config" type="application/json">{}</script><script>one()</script>';

test('[CFG-01] an operator\u2019s configuration reaches every document, compressed or not, and its policy', async () => {
  const site = mkdtempSync(join(tmpdir(), 'parlour-configure-'));
  for (const language of ['bn', 'en']) mkdirSync(join(site, language));
  for (const name of ['index', 'bn/index', 'en/rng'])
    writeFileSync(join(site, `${name}.html`), document);
  const config = { brand: '</script>$&', policy: { images: ['https://img.example'] } };
  expect(await configureSite(site, config)).toBe(3);
  const read = (name: string) => readFileSync(join(site, name));
  for (const name of ['index.html', 'bn/index.html', 'en/rng.html']) {
    const html = String(read(name));
    expect(JSON.parse(/json">([^<]*)</.exec(html)?.[1] ?? '')).toEqual(config);
    expect(html).toContain('<script>one()</script>');
    expect(String(brotliDecompressSync(read(`${name}.br`)))).toBe(html);
  }
  const policies: Record<string, string> = JSON.parse(String(read('.policy/policies.json')));
  const { '/sw.js': worker, ...documents } = policies;
  // The worker reads from the host of the site, and loads nothing from an operator's other hosts.
  expect(worker).not.toContain('img.example');
  expect(Object.keys(documents)).toEqual(['/bn/index.html', '/en/rng.html', '/index.html']);
  for (const policy of Object.values(documents)) {
    expect(policy).toContain("img-src 'self' data: https://img.example;");
  }
  expect(String(read('.policy/policies.conf')).match(/img\.example/g)).toHaveLength(3);
  // If a document was edited by hand afterwards, its own configuration counts.
  writeFileSync(join(site, 'index.html'), document);
  await configureSite(site);
  expect(String(read('.policy/policies.conf')).match(/img\.example/g)).toHaveLength(2);
  rmSync(site, { recursive: true });
});

test('[CFG-01] [BRD-02] where documents can be drawn, they are drawn for the configuration and its brand file', async () => {
  const site = mkdtempSync(join(tmpdir(), 'parlour-configure-draw-'));
  for (const folder of ['assets', 'bn']) mkdirSync(join(site, folder));
  for (const name of ['index', 'bn/index']) writeFileSync(join(site, `${name}.html`), document);
  const jobs: DrawJob[] = [];
  const draw: DrawSite = async (job) => {
    jobs.push(job);
    mkdirSync(join(job.folder, 'bn'), { recursive: true });
    writeFileSync(join(job.folder, 'bn', 'index.html'), `${job.shell}<p>drawn</p>`);
    writeFileSync(join(site, 'assets', 'answers-1.json'), '{}');
    return ['/assets/answers-1.json'];
  };
  const read = (name: string) => readFileSync(join(site, name), 'utf8');

  await configureSite(site, { brandFile: kajol }, draw);
  expect(read('bn/index.html')).toContain('<p>drawn</p>');
  expect(String(brotliDecompressSync(readFileSync(join(site, 'assets/answers-1.json.br'))))).toBe(
    '{}',
  );

  const host = 'raat.example';
  const config = { brand: 'raat' };
  await configureSites(site, [{ name: host, folder: host, hosts: [host], config }], draw);
  expect(read(`.documents/${host}/bn/index.html`)).toContain('{"brand":"raat"}');
  expect(jobs.map(({ folder, shell, brand }) => [folder, configOf(shell), brand?.id])).toEqual([
    [site, { brandFile: kajol }, kajol.name],
    // The registry has the brand already.
    [join(site, '.documents', host), config, undefined],
  ]);
  rmSync(site, { recursive: true });
});
