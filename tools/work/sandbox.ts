import { Session } from 'node:inspector/promises';

/*
 * Counts the work of the reference backend for tools/checks/sandbox-work.test.ts: how often the functions of its source
 * are called, as counted by the engine. Unlike milliseconds, the counts are the same on every machine and under every
 * load (docs/decisions/020-counts-of-running-components.md). Prints JSON.
 */

/** Number of function calls by source file, such as `catalogue/entries.ts`. */
type Calls = Record<string, number>;

const source = '/packages/sandbox/src/';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** The calls since the last reading. */
async function calls(): Promise<Calls> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const found: Calls = {};
  for (const { url, functions } of result) {
    const start = url.indexOf(source);
    if (start < 0) continue;
    const count = functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
    if (count > 0) found[url.slice(start + source.length)] = count;
  }
  return found;
}

/** Rounds of password hashing. The engine does them, so they are no calls of our functions. */
let rounds = 0;
const { subtle } = crypto;
const deriveBits = subtle.deriveBits.bind(subtle);
subtle.deriveBits = (...given: Parameters<typeof deriveBits>) => {
  rounds += Number(Object(given[0]).iterations ?? 0);
  return deriveBits(...given);
};

const { createSandbox } = await import('@parlour/sandbox');
const now = Date.UTC(2026, 10, 20, 14, 41, 5);
const sandbox = createSandbox({ seed: 1, clock: { now: () => now } });

let token = '';
async function ask(path: string, body?: object): Promise<unknown> {
  const request = new Request(`http://work.invalid${path}`, {
    headers: { Authorization: token, Language: 'BN' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const answer: unknown = await (await sandbox.fetch(request)).json();
  if (Object(answer).success !== true) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return Object(answer).value;
}

const work: Record<string, Calls> = {};
async function count(name: string, path: string): Promise<void> {
  await calls();
  await ask(path);
  work[name] = await calls();
}

await ask('/wps/system/status');
work.start = await calls();
const stretching = rounds;
const games = '/wps/relay/GCSGAME_gameList?gameType=RNG';
await count('firstGames', games);
await count('nextGames', `${games}&pageNo=2`);
await count('lastGames', `${games}&pageNo=500`);
await count('smallPage', `${games}&pageNo=2&pageSize=1`);
const login = { type: 'username', username: 'demo_agent', password: 'Parlour#2026' };
token = String(Object(await ask('/wps/session/login', login)).token);
const team = '/wps/agent/team/downlines';
await count('firstDownlines', team);
await count('nextDownlines', `${team}?pageNo=2`);

console.log(JSON.stringify({ work, stretching }));
