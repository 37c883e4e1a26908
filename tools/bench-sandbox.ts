import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createSandbox } from '@parlour/sandbox';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';

// Measures how fast the reference backend is on this machine, compared with the minimum cost of an answer here: a
// server that only parses and writes the same document. It only prints numbers and never fails, because wall times vary
// with the machine (docs/decisions/020-counts-of-running-components.md). The amount of work is limited in
// tools/checks/sandbox-work.test.ts.

helpWhenAsked(`pnpm bench:sandbox

  How fast the reference backend answers on this machine, beside the least an answer can cost here.
  Takes no options.`);

const rounds = 200;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Time from the command to the first answer, as the person who starts it waits. The goal is under a second. */
const asProcess = await timed(async () => {
  const command = join(root, 'packages/sandbox/src/node/cli.ts');
  const child = spawn(process.execPath, [command, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(child.stdout, 'data');
    const [, url = ''] = /Sandbox: (http:\S+)/.exec(String(line)) ?? [];
    await (await fetch(`${url}/wps/system/status`)).text();
  } finally {
    child.kill();
  }
});

const sandbox = createSandbox();
const ask = async (path: string, token = '', init: RequestInit = {}): Promise<string> => {
  const headers = { Authorization: token, Language: 'BN' };
  const answer = await sandbox.fetch(
    new Request(`http://bench.invalid${path}`, { headers, ...init }),
  );
  return answer.text();
};

const start = await timed(() => ask('/wps/system/status'));
const firstPage = await timed(() => ask('/wps/relay/GCSGAME_gameList?gameType=RNG'));
console.log(`${'start, as a process'.padEnd(34)} ${asProcess.toFixed(0).padStart(7)} ms`);
console.log(`${'start'.padEnd(34)} ${start.toFixed(0).padStart(7)} ms`);
console.log(`${'first page of games'.padEnd(34)} ${firstPage.toFixed(0).padStart(7)} ms`);

const body = JSON.stringify({ type: 'username', username: 'demo_agent', password: 'Parlour#2026' });
const login: unknown = JSON.parse(await ask('/wps/session/login', '', { method: 'POST', body }));
const token = String(Object(Object(login).value).token);

const cases: Readonly<Record<string, (round: number) => string>> = {
  'a page of games': (round) => `/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=${round + 1}`,
  'games found by name': (round) => `/wps/relay/GCSGAME_gameList?gameName=${'aeiou'[round % 5]}`,
  'a page of downlines': (round) => `/wps/agent/team/downlines?pageNo=${(round % 4) + 1}`,
  'downlines found by name': (round) => `/wps/agent/team/downlines?search=n${'aeiou'[round % 5]}`,
  'a page of team bets': (round) => `/wps/agent/team/bets?pageNo=${round + 1}`,
  'a team at a glance': () => '/wps/agent/team/overview',
};

/** The minimum cost: parses the document of one answer and writes it again. */
function bareServer(document: string) {
  return async (request: Request): Promise<string> => {
    const { searchParams } = new URL(request.url);
    const value: unknown = JSON.parse(document);
    return Response.json(value, { headers: { Query: searchParams.toString() } }).text();
  };
}

async function percentiles(work: (round: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(() => work(round)));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(rounds * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

const shown = (milliseconds: number) => milliseconds.toFixed(2).padStart(8);
const titles = ['p50', 'p95', 'bare p50', 'times'].map((title) => title.padStart(8));
console.log(`${''.padEnd(34)} ${titles.join(' ')}   (ms)`);
for (const [name, path] of Object.entries(cases)) {
  const bare = bareServer(await ask(path(0), token));
  const least = await percentiles((round) =>
    bare(new Request(`http://bench.invalid${path(round)}`)),
  );
  const { p50, p95 } = await percentiles((round) => ask(path(round), token));
  const ratio = (p50 / least.p50).toFixed(1).padStart(8);
  console.log(`${name.padEnd(34)} ${shown(p50)} ${shown(p95)} ${shown(least.p50)} ${ratio}`);
}
