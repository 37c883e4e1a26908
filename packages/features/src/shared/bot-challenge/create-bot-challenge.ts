import { ChallengeError } from '../challenge/challenge-error.ts';
import type { BotChallenge } from '../runtime/ports.ts';
import { readBotChoice } from './choice.ts';
import { checkByModule } from './module.ts';
import { checkByScript } from './script.ts';

/**
 * Creates the bot challenge that an operator configured (LGN-02): a script like Turnstile, or the operator's own
 * module. Nothing is loaded before the first check. Every check ends with a token or with a `ChallengeError`. A
 * configuration that cannot be used refuses every login instead of accepting all.
 */
export function createBotChallenge(page: Window & typeof globalThis, entry: unknown): BotChallenge {
  const choice = readBotChoice(entry);
  return {
    run: async (action, place = null) => {
      if (!choice) throw new ChallengeError('MISCONFIGURED');
      return choice.kind === 'script'
        ? checkByScript(page, choice, action, place)
        : checkByModule(choice, action, place);
    },
  };
}
