// biome-ignore-all lint/plugin/send-once: the forms that sign in lock it
import { isApiError, randomHex } from '@parlour/api-client';
import { changeReason, defaultPassword } from './change-reason.ts';
import type { LoginFacts } from './login-facts.ts';
import { osOf } from './os.ts';
import type { SessionAnswer as Answer, SessionInside, SessionSignIn } from './types.ts';

/** Creates the login methods, and their further steps. */
export function createSignIn(inside: SessionInside): SessionSignIn {
  const { api, dispatch, enter, token, state, fail } = inside;

  /** A token was received: loads its member, or keeps it in memory until there is a new password (LGN-05). */
  const accept = async (answer: Answer, login: LoginFacts) => {
    const change = changeReason({
      ...login,
      passwordExpired: answer.passwordExpired,
      firstTimeLogin: answer.firstTimeLogin,
      expiryForcesChange: inside.expiryForcesChange(),
    });
    dispatch({ type: 'accepted', token: answer.token, change });
    if (answer.firstTimeLogin) inside.onFirstLogin?.();
    if (!change) await arrive();
  };

  const arrive = async () => {
    const own = token();
    try {
      await enter();
    } catch (error) {
      // A late failure must not end a newer login.
      if (own === token()) fail();
      throw error;
    }
    inside.channel?.post('loggedIn');
  };

  const attempt = async (
    ask: () => Promise<Answer>,
    login: LoginFacts,
    more: { readonly isCarried?: true } = {},
  ) => {
    dispatch({ type: 'started', ...more });
    const own = state();
    let answer: Answer;
    try {
      answer = await ask();
    } catch (error) {
      // This login was cancelled, or replaced by another one: it changes nothing any more.
      if (state() !== own) throw error;
      const challenge = isApiError(error) ? error.challenge : undefined;
      if (challenge) return dispatch({ type: 'challenged', challenge, login });
      fail();
      throw error;
    }
    if (state() === own) await accept(answer, login);
  };

  return {
    login: (body, method) =>
      attempt(() => api.login(body), {
        method: method ?? body.type,
        byDefaultPassword: body.password === defaultPassword,
      }),
    loginBy: (ask) => attempt(ask, { method: 'username', byDefaultPassword: false }),
    carry: async (code) => {
      if (token() !== null) return;
      const facts = { method: 'username', byDefaultPassword: false } as const;
      // Without a valid code the visitor logs in as usual.
      await attempt(() => api.redeemHandover({ code }), facts, { isCarried: true }).catch(
        () => undefined,
      );
    },
    register: (body, method) =>
      attempt(() => (method === 'mobile' ? api.registerByMobile(body) : api.register(body)), {
        method: 'register',
        byDefaultPassword: false,
      }),
    freePlay: () =>
      attempt(
        () =>
          api.loginFreePlay({
            platform: 'W',
            os: osOf(globalThis.navigator?.userAgent ?? ''),
            random: randomHex(),
            gatewayVersion: 3,
          }),
        { method: 'freePlay', byDefaultPassword: false },
      ),
    verify: async (method, answer) => {
      const waiting = state();
      if (waiting.kind !== 'extraVerification') return;
      const { challenge, login } = waiting;
      const still = () => state() === waiting;
      let given: Answer;
      try {
        given = await api.answerChallenge({ challengeId: challenge.challengeId, method, answer });
      } catch (error) {
        if (still() && isApiError(error) && error.code === 'CHALLENGE_EXPIRED') fail();
        throw error;
      }
      // If the login was cancelled meanwhile, the token is not used.
      if (still()) await accept(given, login);
    },
    changePassword: async (body) => {
      await api.changePassword(body);
      dispatch({ type: 'passwordChanged' });
      if (token() === null) return;
      // A voluntary change (PWD-02): new member info is useful, but the old one may stay.
      if (state().kind !== 'authenticating') await enter().catch(() => undefined);
      // The new password is accepted; if only the member info is missing, another login loads it.
      else await arrive();
    },
  };
}
