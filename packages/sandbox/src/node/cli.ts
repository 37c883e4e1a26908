#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from './serve.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4100' },
    host: { type: 'string', default: '127.0.0.1' },
    seed: { type: 'string', default: '1' },
    static: { type: 'string' },
    data: { type: 'string' },
    accent: { type: 'string' },
    'expose-demo-tools': { type: 'boolean', default: false },
    partner: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(
    [
      'parlour-sandbox [--port 4100] [--host 127.0.0.1] [--seed 1] [--static DIR] [--data DIR] [--accent "#841b6e"] [--expose-demo-tools] [--partner ORIGIN]',
      '  --port    0 picks a free one',
      '  --host    address to listen on; in a container 0.0.0.0',
      '  --seed    games, codes and people follow from it',
      '  --static  a built site to serve beside the backend',
      '  --data    keeps what happens across restarts; default: memory only',
      '  --accent  of your brand: the scenes of home in the nearest palette',
      '  --expose-demo-tools  everybody may use /sandbox/…: the codes of all people, the scenario, the orders',
      '            default: only this machine, and nobody who comes through a proxy',
      '  --partner  https://news.example: its pages may read what everybody gets alike and frame widgets of an account; may be given several times',
    ].join('\n'),
  );
  process.exit();
}

const { url, close } = await serve({
  port: Number(values.port),
  host: values.host,
  seed: Number(values.seed),
  ...(values.static ? { staticDir: resolve(values.static) } : {}),
  ...(values.accent ? { accent: values.accent } : {}),
  exposeDemoTools: values['expose-demo-tools'],
  partners: values.partner,
  ...(values.data ? { dataDir: resolve(values.data) } : {}),
}).catch((error: unknown) => {
  // Shows only the message of an error that an operator can correct.
  const said = error instanceof Error && ['StoreError', 'Error'].includes(error.name);
  console.error(said ? error.message : error);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    close();
    process.exit();
  });
}
console.log(
  [
    `Sandbox: ${url}`,
    values['expose-demo-tools']
      ? 'Demo tools (/sandbox/…: codes of all people, scenario, orders): open to everybody who reaches this server.'
      : 'Demo tools (/sandbox/…: codes of all people, scenario, orders): only for this machine, not through a proxy.',
  ].join('\n'),
);
