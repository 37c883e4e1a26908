import type { SmsCountdown } from '../../shared/challenge/use-sms-countdown.ts';
import { followOtherTab } from '../../shared/runtime/follow.ts';
import { runInOneTab } from '../../shared/runtime/run-in-one-tab.ts';
import type { Runtime } from '../../shared/runtime/runtime.tsx';
import { textOf } from './check.ts';
import { InvitationError } from './failure.ts';
import { type PayloadOptions, payloadOf } from './payload.ts';
import { isInvitation, type LinkCode } from './use-register-data.ts';

/** The values of a correctly filled form, and what the proofs need. */
export interface Application
  extends Pick<
    PayloadOptions,
    'fields' | 'values' | 'tab' | 'countryDialingCode' | 'captchaId' | 'registerUrl' | 'linkRefers'
  > {
  readonly linkCode: LinkCode;
  /** An empty element of the form, in which a challenge may show itself. */
  readonly place: HTMLElement | null;
  readonly sms: Pick<SmsCountdown, 'prove'>;
  /** Called when the bot challenge starts and ends. */
  readonly onChecking: (checking: boolean) => void;
}

/**
 * Opens an account and logs in. It checks the invitation first, then runs the bot challenge, then verifies the phone
 * (SPECIFICATION §4). Rejects with an `ApiError`, a `ChallengeError` or an `InvitationError`.
 */
export async function openAccount(runtime: Runtime, application: Application): Promise<void> {
  const { api, session, config, botChallenge } = runtime;
  const { fields, values, tab, linkCode, place, sms, onChecking } = application;
  const invitation = fields.find(({ rule }) => rule.known === 'affiliateCode');
  const typedCode = invitation ? textOf(invitation, values) : '';
  if (typedCode !== '' && !(await isInvitation(api, typedCode, config.host))) {
    throw new InvitationError();
  }
  onChecking(true);
  const botToken = await botChallenge.run('register', place).finally(() => onChecking(false));
  const code = fields.find(({ kind }) => kind === 'sms');
  const phoneProof = code ? await sms.prove(textOf(code, values)) : null;
  const usable = linkCode.state === 'valid' || linkCode.state === 'unknown';
  const payload = payloadOf({
    ...application,
    botToken,
    phoneProof,
    domain: config.host,
    linkCode: usable ? linkCode.code : null,
  });
  await runInOneTab(
    `register ${payload.username}`,
    () => session.register(payload, tab === 'registerMobile' ? 'mobile' : 'username'),
    () => followOtherTab(runtime),
  );
}
