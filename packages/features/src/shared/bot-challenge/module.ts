import { ChallengeError } from '../challenge/challenge-error.ts';
import { importModule } from '../runtime/load-script.ts';
import type { BotChoice } from './choice.ts';

/** The export that an operator's module needs: `run(action, place)`, which returns a token. */
interface CheckModule {
  readonly run: (action: string, place: HTMLElement | null) => unknown;
}

const isCheckModule = (value: unknown): value is CheckModule =>
  typeof Reflect.get(Object(value), 'run') === 'function';

/** Runs one check with the operator's own module. Rejects with a `ChallengeError`. */
export async function checkByModule(
  choice: Extract<BotChoice, { kind: 'module' }>,
  action: string,
  place: HTMLElement | null,
  load: (url: string) => Promise<unknown> = importModule,
): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ChallengeError('BOT_TIMEOUT')),
      choice.timeoutSeconds * 1_000,
    );
  });
  const check = async () => {
    const module: unknown = await load(choice.moduleUrl).catch(() => {
      throw new ChallengeError('BOT_BLOCKED');
    });
    if (!isCheckModule(module)) throw new ChallengeError('MISCONFIGURED');
    const token: unknown = await (async () => module.run(action, place))().catch(() => null);
    if (typeof token !== 'string' || token === '') throw new ChallengeError('BOT_FAILED');
    return token;
  };
  try {
    return await Promise.race([check(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
