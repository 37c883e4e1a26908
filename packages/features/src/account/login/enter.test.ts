import { ApiError } from '@parlour/api-client';
import { expect, test, vi } from 'vitest';
import { ChallengeError } from '../../shared/challenge/challenge-error.ts';
import type { AnalyticsEvent, BotChallenge } from '../../shared/runtime/ports.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { counted, enterByName } from './enter.ts';

const values = { username: ' demo_member ', password: 'Parlour#2026', captcha: '' };

function loginWith(run: BotChallenge['run'] = async () => null) {
  const { runtime, requests } = createTestRuntime({ language: 'en' });
  const told: AnalyticsEvent[] = [];
  runtime.analytics.connect((event) => void told.push(event));
  return { runtime: { ...runtime, botChallenge: { run } }, requests, told };
}

test('[LGN-02] [LGN-03] the challenge runs first, in its place, and then the login', async () => {
  const onChecked = vi.fn();
  const run = vi.fn(async () => {
    expect(onChecked).not.toHaveBeenCalled();
    return 'proof';
  });
  const { runtime, requests, told } = loginWith(run);
  await enterByName(runtime, values, { place: null, onChecked });
  expect(run).toHaveBeenCalledWith('login', null);
  expect(onChecked).toHaveBeenCalledTimes(1);
  expect(requests.filter((one) => one === 'POST /wps/session/login')).toHaveLength(1);
  expect(runtime.session.store.getState().kind).toBe('authenticated');
  expect(told).toEqual([{ name: 'login', method: 'username' }]);
});

test('[LGN-02] [X-04] without its proof nothing is sent, and the event names no account', async () => {
  const { runtime, requests, told } = loginWith(() =>
    Promise.reject(new ChallengeError('BOT_TIMEOUT')),
  );
  await expect(enterByName(runtime, values)).rejects.toMatchObject({ code: 'BOT_TIMEOUT' });
  expect(requests).toEqual([]);
  expect(told).toEqual([{ name: 'login_failed', method: 'username', code: 'BOT_TIMEOUT' }]);
  expect(JSON.stringify(told)).not.toContain('demo_member');
});

test("[LGN-02] [ERR-01] an error in a host's own challenge is reported as a failed check", async () => {
  const { runtime, requests } = loginWith(() => Promise.reject(new TypeError('demo_member')));
  await expect(enterByName(runtime, values)).rejects.toMatchObject({ code: 'BOT_FAILED' });
  expect(requests).toEqual([]);
});

test('[X-04] every login method is counted once, and a failure is rethrown', async () => {
  const { runtime, told } = loginWith();
  await counted(runtime, 'freePlay', async () => undefined);
  const failing = () => Promise.reject(new ApiError('NETWORK'));
  await expect(counted(runtime, 'sms', failing)).rejects.toMatchObject({ code: 'NETWORK' });
  const strange = () => Promise.reject(new Error('demo_member'));
  await expect(counted(runtime, 'sms', strange)).rejects.toThrow();
  expect(told).toEqual([
    { name: 'login', method: 'freePlay' },
    { name: 'login_failed', method: 'sms', code: 'NETWORK' },
    { name: 'login_failed', method: 'sms', code: 'UNKNOWN' },
  ]);
});
