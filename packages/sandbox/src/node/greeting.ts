import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import words from './greeting.json' with { type: 'json' };

/** Top folder of the repository, with its documents. */
const repository = join(import.meta.dirname, '..', '..', '..', '..');

/** The contract as `pnpm contract:docs` renders it, or else its table of operations. */
const contracts = [
  { file: join(repository, '.cache', 'contract.html'), type: 'text/html; charset=utf-8' },
  { file: join(repository, 'docs', 'contract.md'), type: 'text/plain; charset=utf-8' },
];

/** The path at which {@link contract} is served. */
export const contractPath = '/sandbox/contract';

/** The links of the page, each with the key of its text in `greeting.json`. */
const links = [
  ['scenarios', '/sandbox/scenarios'],
  ['scenario', '/sandbox/scenario'],
  ['accounts', '/sandbox/accounts'],
  ['inbox', '/sandbox/inbox'],
  ['holds', '/sandbox/holds'],
  ['cipher', '/sandbox/cipher'],
  ['contract', contractPath],
  ['status', '/wps/system/status'],
] as const;

const style = `@font-face{font-family:Bengali;src:url(/play/fonts/bengali.woff2);font-weight:400 700;unicode-range:U+964-965,U+980-9ff,U+200c-200d}
:root{color-scheme:light dark;font:16px/1.5 Bengali,system-ui,sans-serif}
body{margin:0 auto;max-width:40rem;padding:1rem;overflow-wrap:anywhere}
ul{list-style:none;margin:0;padding:0}a{display:block;padding:.65rem 0}code{font-size:.875rem}`;

const section = (language: keyof typeof words, demoTools: boolean): string => {
  const said = words[language];
  const open = links.filter(([, path]) => demoTools || !path.startsWith('/sandbox/'));
  const items = open.map(
    ([name, path]) => `<li><a href="${path}">${said[name]} <code>${path}</code></a></li>`,
  );
  return `<section lang="${language}" aria-labelledby="${language}">
<h2 id="${language}">${said.heading}</h2>
<p>${said.intro}</p>
<ul>${items.join('')}</ul>
${demoTools ? `<p>${said.change} <code>PUT /sandbox/scenario</code> <code>{"name":"flaky"}</code></p>` : ''}
</section>`;
};

/**
 * The first page of a server without a site: names the backend and links to its pages. Without `demoTools` it names
 * nothing under `/sandbox/`.
 */
export function greeting(demoTools: boolean): Response {
  const hash = createHash('sha256').update(style).digest('base64');
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Parlour sandbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Parlour sandbox</h1>
${section('bn', demoTools)}
${section('en', demoTools)}
</main>
</body>
</html>
`;
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': `default-src 'none';style-src 'sha256-${hash}';font-src 'self';img-src data:;base-uri 'none';form-action 'none';frame-ancestors 'none'`,
    },
  });
}

/** The page of the contract. It has its own scripts and styles, and may not fetch anything. */
export function contract(): Response {
  const found = contracts.find(({ file }) => existsSync(file));
  if (!found)
    return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  return new Response(new Uint8Array(readFileSync(found.file)), {
    headers: {
      'Content-Type': found.type,
      'Cache-Control': 'no-cache',
      'Content-Security-Policy':
        "default-src 'none';script-src 'unsafe-inline';style-src 'unsafe-inline';img-src data:;font-src data:;worker-src blob:;base-uri 'none';frame-ancestors 'none'",
    },
  });
}
