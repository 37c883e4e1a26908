import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashesOf, policyOf } from '../../apps/web/policy.ts';
import { callHeadersConf } from './call-headers.ts';
import { configOf } from './document.ts';
import { placesOf } from './places.ts';

/** The document of a widget in a frame (EMB-01). */
const frameDocument = 'embed.html';

/**
 * The build does not know who may frame the document: each server has a list of partners and inserts it for this
 * variable.
 */
const framedByPartners = (policy: string): string =>
  policy
    .replace(/(frame-ancestors) [^;]*/, '$1 $parlour_ancestors')
    // A frame registers no worker.
    .replace("worker-src 'self'", "worker-src 'none'");

/**
 * Documents of a built site: the bare one, and those that were prerendered for a language. Pages of a site's own are
 * below `x`.
 */
export const documentsOf = (dist: string): readonly string[] =>
  globSync(['*.html', '*/*.html', '*/x/*.html'], { cwd: dist }).sort();

/** The worker of a site loads no code, and reads from the host of the site alone. */
const workerPolicy = ['/sw.js', "default-src 'none';connect-src 'self'"] as const;

/** Path and policy of each document below a folder. Writes them for the reference backend. */
function policiesIn(folder: string): readonly (readonly [string, string])[] {
  const policies = documentsOf(folder).map((name): readonly [string, string] => {
    const html = readFileSync(join(folder, name), 'utf8');
    const policy = policyOf(configOf(html), hashesOf(html));
    return [`/${name}`, name === frameDocument ? framedByPartners(policy) : policy];
  });
  mkdirSync(join(folder, '.policy'), { recursive: true });
  writeFileSync(
    join(folder, '.policy', 'policies.json'),
    JSON.stringify(Object.fromEntries([...policies, workerPolicy])),
  );
  return policies;
}

/** A map of nginx with a row for each document. */
const policyMap = (name: string, policies: readonly (readonly [string, string])[]): string =>
  [
    `map $parlour_document ${name} {`,
    `  default "default-src 'none'";`,
    ...[...policies, workerPolicy].map(([path, policy]) => `  ${path} "${policy}";`),
    '}',
    '',
  ].join('\n');

/** The configuration of the bare document of a folder. */
const bareConfig = (folder: string): unknown =>
  configOf(readFileSync(join(folder, 'index.html'), 'utf8'));

/**
 * Writes the policy of each document of a built site twice: for the reference backend (`policies.json`, one for each
 * site of the build) and for nginx (`policies.conf`, maps of `$parlour_document`). An address without a document gets
 * the policy of the bare one. Also writes the names of headers in the bare ones for nginx (`call-headers.conf`).
 * Returns the number of documents.
 */
export function writePolicies(dist: string): number {
  const places = placesOf(dist);
  const all = ['', ...places].map((place) => ({ place, policies: policiesIn(join(dist, place)) }));
  const maps = all.map(({ policies }, site) => policyMap(`$parlour_policy_${site}`, policies));
  const rows = all.map(
    ({ place }, site) => `  ${place === '' ? 'default' : place} $parlour_policy_${site};`,
  );
  const folder = join(dist, '.policy');
  writeFileSync(
    join(folder, 'policies.conf'),
    [...maps, 'map $parlour_place $parlour_policy {', ...rows, '}', ''].join('\n'),
  );
  const others = places.map((place) => ({ place, config: bareConfig(join(dist, place)) }));
  writeFileSync(join(folder, 'call-headers.conf'), callHeadersConf(bareConfig(dist), others));
  return all.reduce((sum, { policies }) => sum + policies.length, 0);
}
