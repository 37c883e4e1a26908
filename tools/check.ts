import { run } from './lib/run.ts';

// The quick inner loop: format, lint, types and unit tests.
const steps: readonly (readonly [string, ...string[]])[] = [
  ['biome', 'check', '.'],
  ['tsc', '--noEmit'],
  ['vitest', 'run'],
];

for (const [command, ...args] of steps) {
  const { code } = await run(command, args, { output: 'inherit' });
  if (code !== 0) {
    process.exitCode = code;
    break;
  }
}
