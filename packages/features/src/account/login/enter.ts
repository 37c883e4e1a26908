import { isApiError } from '@parlour/api-client';
import { ChallengeError } from '../../shared/challenge/challenge-error.ts';
import { followOtherTab } from '../../shared/runtime/follow.ts';
import { runInOneTab } from '../../shared/runtime/run-in-one-tab.ts';
import type { Runtime } from '../../shared/runtime/runtime.tsx';
import { failureCode, type UsernameValues, usernameBody } from './login-model.ts';

interface EnterOptions {
  /** Id of the picture of the code. */
  readonly captchaId?: string | undefined;
  /** Element in which a bot challenge may show itself. */
  readonly place?: HTMLElement | null;
  /** Called when the bot challenge is done and the login request starts. */
  readonly onChecked?: () => void;
}

/**
 * Logs in by name: the bot challenge, then one request, even if two tabs log in at the same time (LGN-02, LGN-03).
 * Rejects with an `ApiError` or a `ChallengeError`.
 */
export async function enterByName(
  runtime: Runtime,
  values: Omit<UsernameValues, 'remember'>,
  { captchaId, place = null, onChecked }: EnterOptions = {},
): Promise<void> {
  const { botChallenge, session } = runtime;
  await counted(runtime, 'username', async () => {
    const botToken = await botChallenge.run('login', place).catch((error: unknown) => {
      // A host's own challenge may reject with any value.
      throw error instanceof ChallengeError || isApiError(error)
        ? error
        : new ChallengeError('BOT_FAILED');
    });
    onChecked?.();
    const body = usernameBody(values, captchaId, botToken);
    await runInOneTab(
      `login ${body.username}`,
      () => session.login(body),
      () => followOtherTab(runtime),
    );
  });
}

/** Reports the result of a login to analytics; never the account. */
export async function counted(
  { analytics }: Runtime,
  method: 'username' | 'sms' | 'freePlay',
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    analytics.track({ name: 'login_failed', method, code: failureCode(error) });
    throw error;
  }
  analytics.track({ name: 'login', method });
}
