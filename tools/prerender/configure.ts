import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inScript } from './document.ts';
import { packFiles } from './pack.ts';
import { writePartnerConfig } from './partner-config.ts';
import { documentsOf, writePolicies } from './policies.ts';

/**
 * Writes an operator's configuration into every document of a built site. Then writes what depends on it: the policies,
 * the file for partners' pages, and the compressed files. Without a configuration the one in each document is used.
 * Returns the number of documents.
 */
export function configureSite(dist: string, config?: unknown): number {
  const documents = documentsOf(dist);
  if (config !== undefined) {
    for (const name of documents) {
      const path = join(dist, name);
      const html = readFileSync(path, 'utf8');
      const place = /(<script id="parlour-config" type="application\/json">)[^<]*/;
      if (!place.test(html)) throw new Error(`${name} has no place for a configuration`);
      writeFileSync(
        path,
        html.replace(place, (_, start: string) => start + inScript(config)),
      );
    }
  }
  writePolicies(dist);
  packFiles(dist, [writePartnerConfig(dist)]);
  return packFiles(dist, documents);
}
