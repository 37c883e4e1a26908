import { createSandbox } from '@parlour/sandbox';
import { describe, expect, test, vi } from 'vitest';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { createTestSession } from '../../testing/test-session.ts';
import { codeSenderOf } from './code-sender.ts';
import { answerOf, answerSchema, channelOf, verifyMethods } from './extra-verification-model.ts';

const member = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;

describe('[LGN-07] the verification methods', () => {
  test('have a fixed order; only known ones are offered, each once', () => {
    expect(verifyMethods(['google', 'palm', 'email', 'mobile', 'email'])).toEqual([
      'mobile',
      'email',
      'google',
    ]);
    expect(verifyMethods(['code', 'mobile'])).toEqual(['mobile']);
    expect(verifyMethods(['code', 'constructor'])).toEqual(['code']);
    expect(verifyMethods([])).toEqual([]);
  });

  test('send a code to the phone or to the mailbox, or need none', () => {
    expect((['mobile', 'code', 'email', 'bankName', 'google'] as const).map(channelOf)).toEqual([
      'mobile',
      'mobile',
      'email',
      null,
      null,
    ]);
  });

  test('accept an answer as people type it', () => {
    expect(answerOf('mobile', ' \u09e7\u09e8\u09e9 456 ')).toBe('123456');
    expect(answerOf('google', '123 456')).toBe('123456');
    expect(answerOf('bankName', '  Rafid  Hasan ')).toBe('Rafid  Hasan');
  });
});

describe('[LGN-07] a verification in the sandbox', () => {
  const waiting = async () => {
    const site = createTestSession();
    await site.setScenario({ flags: { EXTRAVERIF3: true } });
    await site.session.login(member);
    const state = site.session.store.getState();
    if (state.kind !== 'extraVerification') throw new Error('nothing was asked');
    return { site, challenge: state.challenge };
  };
  const codeOf = async (
    { sandbox }: ReturnType<typeof createTestSession>,
    channel: string,
    id: string,
  ) => {
    const answer = await sandbox.fetch(new Request('http://sandbox.invalid/sandbox/inbox'));
    const { sms }: { sms: { to: string; code: string }[] } = await answer.json();
    return sms.find(({ to }) => to === `challenge ${channel} ${id}`)?.code ?? '';
  };

  test.each(['mobile', 'email'] as const)('a code by %s starts the session', async (channel) => {
    const { site, challenge } = await waiting();
    await site.api.sendChallengeCode({ challengeId: challenge.challengeId, method: channel });
    await site.session.verify(channel, await codeOf(site, channel, challenge.challengeId));
    expect(site.kind()).toBe('authenticated');
    expect(site.storage.getItem('token')).toBe(site.session.token());
  });

  test('nothing of it is stored before it is done, and after a wrong answer one can try again', async () => {
    const { site } = await waiting();
    await expect(site.session.verify('bankName', 'nobody')).rejects.toMatchObject({
      code: 'CHALLENGE_WRONG',
    });
    expect(site.kind()).toBe('extraVerification');
    expect([site.session.token(), site.storage.getItem('token')]).toEqual([null, null]);
  });

  test('after too many wrong answers the login has ended', async () => {
    const { site } = await waiting();
    const wrong = () => site.session.verify('bankName', 'nobody').catch(() => undefined);
    for (let attempt = 0; attempt < 6; attempt += 1) await wrong();
    expect(site.session.store.getState()).toEqual({ kind: 'anonymous' });
  });

  test('a cancelled login stays cancelled, whatever the response that follows', async () => {
    const { site, challenge } = await waiting();
    await site.api.sendChallengeCode({ challengeId: challenge.challengeId, method: 'email' });
    const code = await codeOf(site, 'email', challenge.challengeId);
    const late = site.session.verify('email', code);
    site.session.cancel();
    await late;
    expect(site.kind()).toBe('anonymous');
    expect(site.session.token()).toBeNull();
  });
});

test('[LGN-06] [LGN-07] a code is sent once, and its countdown continues when the window closes', async () => {
  vi.useFakeTimers();
  const { runtime, requests, setScenario } = createTestRuntime({ language: 'en' });
  await setScenario({ flags: { EXTRAVERIF3: true } });
  await runtime.session.login(member);
  const state = runtime.session.store.getState();
  if (state.kind !== 'extraVerification') throw new Error('nothing was asked');
  const sender = codeSenderOf(runtime, state.challenge, 'email');
  await sender.send();
  await sender.send();
  expect(requests.filter((one) => one === 'POST /wps/verification/login')).toHaveLength(1);
  const minutes = sender.validMinutes() ?? 0;
  expect(minutes).toBeGreaterThan(0);
  expect(codeSenderOf(runtime, state.challenge, 'email').countdown.secondsLeft()).toBe(
    minutes * 60,
  );
  expect(codeSenderOf(runtime, state.challenge, 'mobile').countdown.secondsLeft()).toBe(0);
  vi.useRealTimers();
});

test('[LGN-05] [LGN-07] a verified login with the default password still has to change it', async () => {
  const site = createTestSession({ sandbox: createSandbox({ seed: 1, clock: { now: () => 0 } }) });
  await site.setScenario({ flags: { EXTRAVERIF3: true } });
  await site.session.login({ ...member, username: 'demo_default', password: '123456' });
  const state = site.session.store.getState();
  if (state.kind !== 'extraVerification') throw new Error('nothing was asked');
  expect(JSON.stringify(state)).not.toContain('123456');
  const { challengeId, methods } = state.challenge;
  const method = methods.includes('email') ? 'email' : 'mobile';
  await site.api.sendChallengeCode({ challengeId, method });
  const inbox = await site.sandbox.fetch(new Request('http://sandbox.invalid/sandbox/inbox'));
  const { sms }: { sms: { code: string }[] } = await inbox.json();
  await site.session.verify(method, sms.at(-1)?.code ?? '');
  expect(site.session.store.getState()).toMatchObject({
    kind: 'mustChangePassword',
    reason: 'default',
  });
  expect(site.storage.getItem('token')).toBeNull();
});

test('[LGN-07] only the answer of the chosen method is required', () => {
  const empty = { mobile: '', code: '', email: ' ', bankName: ' ', google: '' };
  expect([...answerSchema('email').check(empty)]).toEqual([['email', 'required']]);
  expect(answerSchema('email').check({ ...empty, email: '12 34' }).size).toBe(0);
  expect([...answerSchema('bankName').check(empty).keys()]).toEqual(['bankName']);
  expect(answerSchema(null).check(empty).size).toBe(0);
});
