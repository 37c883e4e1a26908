import { createSandbox } from '@parlour/sandbox';

// How fast the reference backend is on this machine. Shown, never held against anybody: wall times
// vary with the machine (docs/decisions/005-budgets.md).

const rounds = 200;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

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

console.log(`${''.padEnd(34)} ${'p50'.padStart(7)} ${'p95'.padStart(7)} ms`);
for (const [name, path] of Object.entries(cases)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await timed(() => ask(path(round), token)));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(rounds * share)] ?? 0).toFixed(1).padStart(7);
  console.log(`${name.padEnd(34)} ${at(0.5)} ${at(0.95)}`);
}
