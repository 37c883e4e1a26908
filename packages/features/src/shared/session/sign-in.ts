// biome-ignore-all lint/plugin/send-once: the forms that sign in lock it
import { isApiError, randomHex } from '@parlour/api-client';
import { changeReason, defaultPassword } from './change-reason.ts';
import type { LoginFacts } from './login-facts.ts';
import type { SessionAnswer as Answer, SessionInside, SessionSignIn } from './types.ts';

/** The ways in and the steps on the way. */
export function createSignIn(inside: SessionInside): SessionSignIn {
  const { api, dispatch, enter, token, state, fail } = inside;

  /** A token was given: it goes on to the member, or waits in memory for a new password (LGN-05). */
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
      // A late failure must not end a login that was made since.
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
      // Given up, or overtaken by another login: it changes nothing any more.
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
      // Without a good code one logs in by hand.
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
      attempt(() => api.loginFreePlay({ platform: 'W', random: randomHex(), gatewayVersion: 3 }), {
        method: 'freePlay',
        byDefaultPassword: false,
      }),
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
      // Given up meanwhile: the token is not wanted any more.
      if (still()) await accept(given, login);
    },
    changePassword: async (body) => {
      await api.changePassword(body);
      dispatch({ type: 'passwordChanged' });
      if (token() === null) return;
      // A voluntary change (PWD-02): fresh info is welcome, old info does no harm.
      if (state().kind !== 'authenticating') await enter().catch(() => undefined);
      // The new password holds; if only the member info is missing, logging in again gets it.
      else await arrive();
    },
  };
}
