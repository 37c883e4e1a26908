#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from './index.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4100' },
    seed: { type: 'string', default: '1' },
    static: { type: 'string' },
    data: { type: 'string' },
    accent: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(
    [
      'parlour-sandbox [--port 4100] [--seed 1] [--static DIR] [--data DIR] [--accent "#841b6e"]',
      '  --port    0 picks a free one',
      '  --seed    games, codes and people follow from it',
      '  --static  a built site to serve beside the backend',
      '  --data    keeps what happens across restarts; default: memory only',
      '  --accent  of your brand: the scenes of home in the nearest palette',
    ].join('\n'),
  );
  process.exit();
}

const { url, close } = await serve({
  port: Number(values.port),
  seed: Number(values.seed),
  ...(values.static ? { staticDir: resolve(values.static) } : {}),
  ...(values.accent ? { accent: values.accent } : {}),
  ...(values.data ? { dataDir: resolve(values.data) } : {}),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    close();
    process.exit();
  });
}
console.log(`Sandbox: ${url}`);
