/** The login and the logout of the check, and what follows from them. */

import { opened } from './envelope.ts';
import type { Finding } from './finding.ts';
import type { Step } from './journeys.ts';
import type { Visit } from './visit.ts';

/** A member of the backend. */
export interface Account {
  readonly name: string;
  readonly password: string;
}

/** The login with a user name. */
export const loginStep = ({ name, password }: Account): Step => ({
  call: 'login',
  area: 'Login',
  isEssential: true,
  without: 'Nobody can log in.',
  ask: (api) => api.login({ type: 'username', username: name, password }),
});

/** The logout. */
export const logoutStep: Step = {
  call: 'logout',
  area: 'Login',
  isEssential: true,
  without: 'The site forgets the token, but the session lives on at the backend.',
  ask: (api) => api.logout(),
};

/** What to do about a refusal of the login. */
const remedies: Readonly<Record<string, string>> = {
  CREDENTIALS_WRONG:
    'Check the name and `PARLOUR_CHECK_PASSWORD`. If they are right, the backend reads another body or cannot open its cipher.',
  CAPTCHA_REQUIRED:
    'Give the check an account that needs no picture code, or record the login as HAR.',
  EXTRA_VERIFICATION:
    'Let the address of this machine log in without a verification, or record the login as HAR.',
  ENCRYPTION_REQUIRED: 'Give the key: `cipher` of the configuration (`--config`).',
  NOT_MEMBER: 'Take the account of a member.',
};

/** Findings of a login, with what solves a refusal and a session in a cookie. */
export function refusedLogin(findings: readonly Finding[], { answer }: Visit): readonly Finding[] {
  let code: string | null = null;
  try {
    code = opened(JSON.parse(answer?.body ?? ''))?.code ?? null;
  } catch {
    // The judge has said so.
  }
  const remedy = code === null ? undefined : remedies[code];
  return findings.map((finding) => {
    if (finding.place === 'success') {
      const solve =
        remedy ??
        'Compare the body of the login with the contract (`pnpm contract:docs`); an override can send another one.';
      return { ...finding, need: 'a session with a token', solve };
    }
    if (finding.place === 'value.token' && (answer?.cookies.length ?? 0) > 0) {
      return {
        ...finding,
        got: `${finding.got}; the session is in a cookie`,
        solve:
          'Send the session as `token` in the value, too. The site keeps no cookie of a backend.',
      };
    }
    return finding;
  });
}

/** After the logout its token must not count any more. */
export const oldTokenFinding = ({ answer }: Visit, value: unknown): readonly Finding[] =>
  answer === null || value === undefined
    ? []
    : [
        {
          calls: ['getBalance'],
          place: 'session',
          weight: 'part',
          got: 'a balance for the token of a session that had logged out',
          need: 'a refusal with UNAUTHENTICATED',
          sees: 'Nothing. But whoever has the token still has the account.',
          solve: 'End the session at the backend when `logout` is called.',
        },
      ];
