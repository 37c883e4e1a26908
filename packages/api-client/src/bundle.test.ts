import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';

const entry = 'virtual:page';
const laterPage = 'virtual:later-page';
const preload = 'preload';
const port = resolve(import.meta.dirname, 'index.ts');

/** The code of the chunks that a page loads at once, and of those it loads later. */
async function bundle(source: string, laterSource = ''): Promise<{ first: string; later: string }> {
  const sources: Record<string, string> = { [entry]: source, [laterPage]: laterSource };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (Object.hasOwn(sources, id) ? id : undefined),
        load: (id) => sources[id],
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        // The bundler's own code for loading chunks: every site has it.
        output: { codeSplitting: { groups: [{ name: preload, test: /preload-helper/ }] } },
        external: /^react/,
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs
    .flatMap((item) => ('output' in item ? item.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const first = new Set<string>();
  const visit = (name: string) => {
    if (first.has(name)) return;
    first.add(name);
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) visit(next);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  const code = (wanted: boolean) =>
    chunks
      .filter(({ name, fileName }) => name !== preload && first.has(fileName) === wanted)
      .map((chunk) => chunk.code)
      .join('\n');
  return { first: code(true), later: code(false) };
}

test('[API-01] a page contains only the schemas of the calls it makes', async () => {
  const { first, later } = await bundle(`
    import { createApi, queries } from ${JSON.stringify(port)};
    window.page = (config) => queries.jackpot(createApi(config), { scope: 'home' });
  `);
  expect(first).toContain('timeDerived');
  for (const foreign of ['passwordExpired', 'sumBalance', 'coverUrl', 'countryDialingCode']) {
    expect(first).not.toContain(`"${foreign}":`);
    expect(first).not.toContain(`${foreign}:`);
    expect(later).toContain(foreign);
  }
});

test('[API-01] a query that only a later page uses loads with that page, not with the first', async () => {
  const { first, later } = await bundle(
    `
      import { createApi, queries } from ${JSON.stringify(port)};
      window.page = (config) => queries.jackpot(createApi(config), { scope: 'home' });
      window.later = () => import('${laterPage}');
    `,
    `
      import { queries } from ${JSON.stringify(port)};
      export const read = (api) => [queries.balance(api), queries.gameList(api)];
    `,
  );
  expect(first).toContain('timeDerived');
  for (const foreign of ['sumBalance', 'coverUrl', 'GCSGAME_gameList', 'wallets/balance']) {
    expect(first).not.toContain(foreign);
    expect(later).toContain(foreign);
  }
});

test('[API-01] the size of a page does not depend on the number of operations', async () => {
  const { first, later } = await bundle(`
    import { createApi } from ${JSON.stringify(port)};
    window.page = (config) => createApi(config).createDeposit({ methodId: 'm', amount: '1.00' });
  `);
  for (const name of ['getDownlines', 'claimRaffle', '/wps/', '/lgw/', 'sumBalance']) {
    expect(first).not.toContain(name);
    expect(later).toContain(name);
  }
});

test('[ENC-01] the cipher is loaded with the first encrypted call, not with the page', async () => {
  const { first, later } = await bundle(`
    import { createApi, lazyAesCipher } from ${JSON.stringify(port)};
    window.page = (config, key) => createApi({ ...config, cipher: lazyAesCipher(key) });
  `);
  const cryptoJs = 'OpenSSLFormatter';
  expect(first).not.toContain(cryptoJs);
  expect(later).toContain(cryptoJs);
});
