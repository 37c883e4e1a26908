import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { driftOf, driftText } from '../packages/api-client/drift/compare.ts';
import { type Exchange, readHar } from '../packages/api-client/drift/har.ts';
import { headerNames } from '../packages/api-client/drift/headers.ts';
import { bundledContract } from '../packages/api-client/generate/bundle.ts';
import { startDriftProxy } from './lib/drift-proxy.ts';
import { helpWhenAsked } from './lib/help.ts';

helpWhenAsked(`pnpm contract:drift --har FILE
pnpm contract:drift --proxy URL [--port 8788]

  Lists every difference between a backend's traffic and the contract, by operation and field.
  --har FILE               recorded traffic
  --proxy URL              live: point the site at the proxy; Ctrl+C ends it
  --port 8788              where the proxy listens
  --prefix /api            what stands before the contract's addresses
  --token-header X-Token   when the profile names another
  --header device=X-Kind   the same for merchant, language or device; without a name it is not expected
  --save FILE              with --proxy: writes what went through as HAR, secrets masked
  --json                   the whole report as JSON

  Exit code: 0 no difference, 1 differences, 2 wrong use. Notes (new fields, new words) alone are no difference.`);

const { values } = parseArgs({
  options: {
    har: { type: 'string' },
    proxy: { type: 'string' },
    port: { type: 'string', default: '8788' },
    prefix: { type: 'string', default: '' },
    'token-header': { type: 'string' },
    header: { type: 'string', multiple: true, default: [] },
    save: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

/** The options `merchant=X-Operator` of the command line, by name. */
const given = new Map(
  values.header.map((pair): [string, string] => {
    const [name = '', header = ''] = pair.split('=', 2);
    return [name, header];
  }),
);
const headers = {
  ...headerNames(bundledContract(), Object.fromEntries(given)),
  ...(values['token-header'] !== undefined && { token: values['token-header'] }),
};
const unknown = [...given.keys()].filter((name) => !Object.hasOwn(headers, name));
const options = { prefix: values.prefix, headers };

function finish(exchanges: readonly Exchange[]): void {
  const report = driftOf(bundledContract(), exchanges, options);
  console.log(values.json ? JSON.stringify(report, null, 2) : driftText(report));
  process.exitCode = report.differences.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function wrongUse(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

async function watch(target: string): Promise<void> {
  const contract = bundledContract();
  const exchanges: Exchange[] = [];
  const told = new Set<string>();
  const proxy = await startDriftProxy({
    target,
    port: Number(values.port),
    onExchange: (exchange) => {
      exchanges.push(exchange);
      for (const { operation, field, detail } of driftOf(contract, [exchange], options)
        .differences) {
        const line = `${operation}  ${field}  ${detail}`;
        if (!told.has(line) && !values.json) console.log(line);
        told.add(line);
      }
    },
  });
  console.error(`${proxy.url} → ${target}. Ctrl+C ends and reports.`);
  process.once('SIGINT', async () => {
    await proxy.idle();
    proxy.close();
    if (values.save !== undefined) writeFileSync(values.save, proxy.har());
    finish(exchanges);
  });
}

if (unknown.length > 0) wrongUse(`No header of the profile: ${unknown.join(', ')}`);
else if (values.proxy !== undefined) await watch(values.proxy);
else if (values.har === undefined) wrongUse('Give --har FILE or --proxy URL.');
else {
  try {
    const document: unknown = JSON.parse(readFileSync(values.har, 'utf8'));
    finish(readHar(document));
  } catch (error) {
    wrongUse(error instanceof Error ? error.message : 'The file could not be read.');
  }
}
