import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newBrand } from '../tools/brand/new-brand.ts';
import { packSite } from '../tools/prerender/pack.ts';
import { writePolicies } from '../tools/prerender/policies.ts';

/** A document as the build leaves it, before anybody has configured it. */
const document = (language: string, title: string, path?: string): string =>
  `<!doctype html><html lang="${language}" dir="ltr" data-brand="padma" data-scheme="light"><head><link rel="icon" href="data:," /><title>${title}</title>${
    path === undefined ? '' : `<link rel="canonical" href="${path}">`
  }<script id="parlour-config" type="application/json">{}</script><script>first()</script></head><body><div id="root"></div></body></html>`;

const files: Readonly<Record<string, string>> = {
  'index.html': document('bn', 'Parlour'),
  'embed.html': document('bn', 'Parlour'),
  'bn/index.html': document('bn', 'পদ্মা', '/'),
  'bn/help.html': document('bn', 'সহায়তা · পদ্মা', '/help'),
  'bn/helpmc.html': document('bn', 'সহায়তা কেন্দ্র · পদ্মা', '/help'),
  'en/index.html': document('en', 'Padma', '/'),
  'en/help.html': document('en', 'Help · Padma', '/help'),
  'en/helpmc.html': document('en', 'Help centre · Padma', '/help'),
  'assets/app-1.js': 'let app;',
};

/** Writes a small built site into a folder. */
export function layBuild(site: string): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  writePolicies(site);
  packSite(site);
}

/** Names of invented brands. */
const names = [
  ...['meghna', 'jamuna', 'surma', 'tista', 'karnaphuli', 'gomti', 'kushiyara', 'turag', 'halda'],
  ...['sangu', 'feni', 'muhuri', 'rupsa', 'pasur', 'arial', 'dhaleswari', 'titas', 'kangsa'],
  ...['atrai', 'punarbhaba'],
];

/** Twenty hosts, each with the brand file of an invented brand. */
export const twentyBrands = names.map((name, index) => ({
  host: `${name}.example`,
  config: {
    merchant: name,
    brandFile: newBrand(name, { title: `${name} ${index}` }),
    policy: { images: [`https://${name}-pictures.example`] },
  },
}));
