import { newKey } from './new-key.ts';
import type { TestRuntime } from './test-runtime.tsx';

/** A slot game of the sandbox, whose bets count in full. */
const slots = 700;

/** Plays rounds of the demo game in the runtime's session, for values that depend on bets. */
export async function playRounds(
  { runtime, sandbox }: Pick<TestRuntime, 'runtime' | 'sandbox'>,
  rounds: number,
  stake = '10.00',
): Promise<void> {
  const { url } = await runtime.api.launchGame(
    {
      nodeId: slots,
      vendor: 'x',
      gameType: 'RNG',
      platform: 'W',
      language: 'EN',
      backUrl: '/',
    },
    await newKey(),
  );
  const address = new URL(`${url}/round`, 'http://sandbox.invalid');
  for (let round = 0; round < rounds; round += 1) {
    const { idempotencyKey: key } = await newKey();
    const body = JSON.stringify({ key, stake });
    const answer = await sandbox.fetch(new Request(address, { method: 'POST', body }));
    if (!answer.ok) throw new Error(`The round was refused: ${await answer.text()}`);
  }
}
