import { parseArgs } from 'node:util';
import { helpWhenAsked } from './lib/help.ts';
import { freePort } from './lib/ports.ts';
import { buildStorybook } from './stories/build.ts';
import { serveForPeople } from './stories/serve.ts';

helpWhenAsked(`pnpm storybook:built [--port 4310]

  Builds Storybook with all docs, unless nothing changed since the last time, and serves it. Its pages open at once: for
  reviews. A change of the sources shows after the next start; pnpm storybook shows it at once.
  --port   or the next free one`);

const { values } = parseArgs({ options: { port: { type: 'string', default: '4310' } } });
const folder = await buildStorybook({ docs: true });
const { url } = await serveForPeople(folder, await freePort(Number(values.port), new Set()));
console.log(`Storybook: ${url}\nStop with Ctrl-C.`);
