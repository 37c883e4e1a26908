import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { helpOf, helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { answers, freePort } from './lib/ports.ts';
import { start, stop } from './lib/run.ts';
import { sandboxArguments, siteAccent } from './lib/sandbox-arguments.ts';

interface Service {
  readonly id: 'sandbox' | 'web' | 'storybook' | 'partner';
  readonly title: string;
  readonly wantedPort: number;
  /** Path that answers once the service is ready. */
  readonly probe: string;
  readonly command: (port: number, sandbox: number) => readonly [string, readonly string[]];
}

const host = '127.0.0.1';
helpWhenAsked(helpOf('start'));
const accent = await siteAccent(readFileSync(join(root, 'apps/web/index.html'), 'utf8'));

const services: readonly Service[] = [
  {
    id: 'sandbox',
    title: 'Sandbox server',
    wantedPort: 4100,
    probe: '/sandbox/scenario',
    command: (port) => ['node', [...sandboxArguments(port, accent), ...letsIn()]],
  },
  {
    id: 'web',
    title: 'Web app',
    wantedPort: 4200,
    probe: '/',
    command: (port) => [
      'vite',
      [
        'apps/web',
        '--port',
        String(port),
        '--strictPort',
        '--host',
        host,
        '--clearScreen',
        'false',
      ],
    ],
  },
  {
    id: 'storybook',
    title: 'Storybook',
    wantedPort: 4300,
    probe: '/iframe.html',
    command: (port) => [
      'storybook',
      [
        'dev',
        '--port',
        String(port),
        '--exact-port',
        '--host',
        host,
        '--ci',
        '--quiet',
        '--disable-telemetry',
      ],
    ],
  },
  {
    id: 'partner',
    title: 'Partner page',
    wantedPort: 4400,
    probe: '/',
    command: (port) => [
      'node',
      [
        'tools/partner.ts',
        '--port',
        String(port),
        '--site',
        `http://localhost:${ports.get('web')}`,
      ],
    ],
  },
];

/** The partner's page calls the backend, so the backend has to allow its origin under each of its names. */
const partnerOrigins = (): readonly string[] =>
  [ports.get('partner')]
    .filter((port) => port !== undefined)
    .flatMap((port) => ['localhost', host].map((name) => `http://${name}:${port}`));

/** Options with which the backend allows the partner's pages. */
const letsIn = () => partnerOrigins().flatMap((origin) => ['--partner', origin]);

const accounts = [
  ['demo_member', 'Parlour#2026', 'member'],
  ['demo_vip', 'Parlour#2026', 'VIP member, rank level 5'],
  ['demo_agent', 'Parlour#2026', 'agent'],
  ['demo_expired', 'Parlour#2026', 'password expired, must be changed'],
  ['demo_default', '123456', 'default password, must be changed'],
] as const;

const { values } = parseArgs({ options: { only: { type: 'string' }, site: { type: 'string' } } });
/** The parts of a team, which the site shows (apps/web/own-site.ts). */
const parts = values.site === undefined ? '' : resolve(values.site);
if (parts !== '' && !existsSync(parts)) {
  console.error(`There is no file ${values.site}.`);
  process.exit(1);
}
const wanted = values.only?.split(',');
const isWanted = (id: Service['id']) => !wanted || wanted.includes(id);
// A partner's page without the site would be empty.
const chosen = services.filter(({ id }) => isWanted(id) && (id !== 'partner' || isWanted('web')));

const running = new Map<Service, ChildProcess>();
let stopping = false;

function end(code: number): void {
  if (stopping) return;
  stopping = true;
  for (const child of running.values()) stop(child);
  process.exitCode = code;
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));

const ports = new Map<Service['id'], number>();
for (const { id, wantedPort } of chosen) {
  ports.set(id, await freePort(wantedPort, new Set(ports.values())));
}
const sandboxPort = ports.get('sandbox') ?? 4100;

for (const service of chosen) {
  const port = ports.get(service.id) ?? service.wantedPort;
  const [command, args] = service.command(port, sandboxPort);
  const child = start(command, args, {
    env: {
      PARLOUR_SANDBOX: `http://${host}:${sandboxPort}`,
      PARLOUR_OWN_ORIGINS: partnerOrigins().join(),
      PARLOUR_PARTS: parts,
    },
  });
  running.set(service, child);
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.on('exit', (code) => {
    if (stopping) return;
    console.error(`\n${service.title} stopped (code ${code}). Its last words:\n${output}`);
    end(1);
  });
}

console.log(`Starting ${chosen.map(({ title }) => title.toLowerCase()).join(', ')}…`);
if (ports.has('storybook'))
  console.log('Storybook reads every component first: that takes up to a minute.');
const up = await Promise.all(
  chosen.map(async ({ id, title, probe }) => {
    const url = `http://${host}:${ports.get(id)}${probe}`;
    const isUp = await answers(url, 180_000, () => !stopping);
    if (isUp && !stopping) console.log(`  ${title} answers.`);
    return isUp;
  }),
);

if (!stopping) {
  if (up.includes(false)) {
    console.error('Not everything answered within three minutes; stopping.');
    end(1);
  } else {
    console.log('\nParlour is up.\n');
    for (const { id, title } of chosen) {
      console.log(`  ${title.padEnd(15)} http://localhost:${ports.get(id)}`);
    }
    if (ports.has('web')) {
      console.log('\nDemo accounts (play money):\n');
      for (const [name, password, note] of accounts) {
        console.log(`  ${name.padEnd(13)} ${password.padEnd(13)} ${note}`);
      }
    }
    console.log('\nStop with Ctrl-C.');
  }
}
