import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashesOf, policyOf } from '../../apps/web/policy.ts';
import { callHeadersConf } from './call-headers.ts';
import { configOf } from './document.ts';

/** The document of a widget in a frame (EMB-01). */
const frameDocument = 'embed.html';

/**
 * The build does not know who may frame the document: each server has a list of partners and inserts it for this
 * variable.
 */
const framedByPartners = (policy: string): string =>
  policy.replace(/(frame-ancestors) [^;]*/, '$1 $parlour_ancestors');

/** Documents of a built site: the bare one, and those that were prerendered for a language. */
export const documentsOf = (dist: string): readonly string[] =>
  globSync(['*.html', '*/*.html'], { cwd: dist }).sort();

/**
 * Writes the policy of each document of a built site twice: for the reference backend (`policies.json`) and for nginx
 * (`policies.conf`, a map of `$parlour_document`). An address without a document gets the policy of the bare one. Also
 * writes the names of headers in the bare one for nginx (`call-headers.conf`).
 */
export function writePolicies(dist: string): number {
  const policies = documentsOf(dist).map((name): readonly [string, string] => {
    const html = readFileSync(join(dist, name), 'utf8');
    const policy = policyOf(configOf(html), hashesOf(html));
    return [`/${name}`, name === frameDocument ? framedByPartners(policy) : policy];
  });
  const folder = join(dist, '.policy');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'policies.json'), JSON.stringify(Object.fromEntries(policies)));
  const rows = policies.map(([name, policy]) => `  ${name} "${policy}";\n`);
  writeFileSync(
    join(folder, 'policies.conf'),
    `map $parlour_document $parlour_policy {\n  default "default-src 'none'";\n${rows.join('')}}\n`,
  );
  const bare = configOf(readFileSync(join(dist, 'index.html'), 'utf8'));
  writeFileSync(join(folder, 'call-headers.conf'), callHeadersConf(bare));
  return policies.length;
}
