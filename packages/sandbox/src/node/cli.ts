#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from './index.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4100' },
    seed: { type: 'string', default: '1' },
    static: { type: 'string' },
  },
});

const { url } = await serve({
  port: Number(values.port),
  seed: Number(values.seed),
  ...(values.static ? { staticDir: resolve(values.static) } : {}),
});
console.log(`Sandbox: ${url}`);
