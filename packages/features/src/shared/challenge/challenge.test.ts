import { ApiError, withAnswers } from '@parlour/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { ChallengeError, challengeMessage } from './challenge-error.ts';
import { createCountdown } from './countdown.ts';
import { maskedMobile } from './mask.ts';
import { createSmsSender, sendGap } from './sms-sender.ts';
import { createThrottle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const clock = { now: () => Date.now() };
const mobile = { countryDialingCode: '880', number: '1712345678' };

test('[LGN-04] another picture is loaded at most once in 1000 ms, and requests in between are answered by one', () => {
  const load = vi.fn();
  const waiting: boolean[] = [];
  const throttle = createThrottle(load, 1_000, (now) => waiting.push(now));
  throttle.ask();
  throttle.ask();
  throttle.ask();
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(999);
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(waiting.at(-1)).toBe(false);
});

test('[LGN-04] a closed form loads no more pictures', () => {
  const load = vi.fn();
  const throttle = createThrottle(load, 1_000, () => undefined);
  throttle.ask();
  throttle.ask();
  throttle.stop();
  vi.advanceTimersByTime(5_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('[LGN-06] a countdown shows the right time after a sleep, and ticks only while it has subscribers', () => {
  const countdown = createCountdown(clock);
  const tick = vi.fn();
  countdown.start(180);
  expect(vi.getTimerCount()).toBe(0);
  const leave = countdown.subscribe(tick);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(tick).toHaveBeenCalledTimes(2);
  expect(countdown.secondsLeft()).toBe(178);
  leave();
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(100_000);
  expect(countdown.secondsLeft()).toBe(80);
  countdown.subscribe(tick);
  vi.advanceTimersByTime(80_000);
  expect(countdown.secondsLeft()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('[LGN-06] a sent code starts expiredMinutes x 60 s; until then no other code is requested', async () => {
  const sendLoginSms = vi.fn(async () => ({ expiredMinutes: 3 }));
  const { runtime } = createTestRuntime();
  const sender = createSmsSender(
    { api: withAnswers(runtime.api, { sendLoginSms }), device: clock, phoneVerification: null },
    'login',
  );
  await sender.send(mobile);
  expect(sendLoginSms).toHaveBeenCalledWith({ countryDialingCode: '880', mobileNum: '1712345678' });
  expect(sender.countdown.secondsLeft()).toBe(180);
  expect(sender.sent()).toEqual({ to: mobile, validMinutes: 3 });
  vi.advanceTimersByTime(179_000);
  await sender.send(mobile);
  expect(sendLoginSms).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  await sender.send(mobile);
  expect(sendLoginSms).toHaveBeenCalledTimes(2);
});

test('[LGN-06] [REG-05] a registration requests its own code; a failure blocks 1000 ms, a rate limit as long as it says', async () => {
  const sendRegisterSms = vi
    .fn()
    .mockRejectedValueOnce(new ApiError('NETWORK'))
    .mockRejectedValueOnce(new ApiError('RATE_LIMITED', { retryAfterSeconds: 42 }));
  const { runtime } = createTestRuntime();
  const sender = createSmsSender(
    { api: withAnswers(runtime.api, { sendRegisterSms }), device: clock, phoneVerification: null },
    'register',
  );
  await expect(sender.send(mobile)).rejects.toMatchObject({ code: 'NETWORK' });
  await sender.send(mobile);
  expect(sendRegisterSms).toHaveBeenCalledTimes(1);
  expect(sendRegisterSms).toHaveBeenCalledWith({
    countryDialingCode: '880',
    mobileNo: '1712345678',
  });
  vi.advanceTimersByTime(sendGap);
  await expect(sender.send(mobile)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(sender.countdown.secondsLeft()).toBe(42);
  expect(sender.sent()).toBeNull();
});

test('[LGN-06] [ERR-01] the error of an attempt is cleared when a code is requested, not by a press that requests none', async () => {
  const sendLoginSms = vi
    .fn(async () => ({ expiredMinutes: 3 }))
    .mockRejectedValueOnce(new ApiError('NETWORK'));
  const onAsk = vi.fn();
  const { runtime } = createTestRuntime();
  const sender = createSmsSender(
    { api: withAnswers(runtime.api, { sendLoginSms }), device: clock, phoneVerification: null },
    'login',
  );
  await expect(sender.send(mobile, onAsk)).rejects.toMatchObject({ code: 'NETWORK' });
  expect(onAsk).toHaveBeenCalledTimes(1);
  await sender.send(mobile, onAsk);
  expect(onAsk).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(sendGap);
  await sender.send(mobile, onAsk);
  expect(onAsk).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(sendGap);
  await sender.send(mobile, onAsk);
  expect(onAsk).toHaveBeenCalledTimes(2);
  expect(sendLoginSms).toHaveBeenCalledTimes(2);
});

test('[LGN-02] [LGN-06] with its own port, codes count down one minute and are turned into a proof', async () => {
  const handle = { expiredMinutes: 1 };
  const proof = { firebaseChannel: 'sms', firebaseIdToken: 'signed' } as const;
  const port = { send: vi.fn(async () => handle), confirm: vi.fn(async () => proof) };
  const { runtime, requests } = createTestRuntime();
  const sender = createSmsSender(
    { api: runtime.api, device: clock, phoneVerification: port },
    'login',
  );
  await expect(sender.prove('1')).rejects.toMatchObject({ code: 'SMS_CODE_EXPIRED' });
  await sender.send(mobile);
  expect(sender.countdown.secondsLeft()).toBe(60);
  expect(await sender.prove('123456')).toBe(proof);
  expect(port.confirm).toHaveBeenCalledWith(handle, '123456');
  expect(requests).toEqual([]);
});

test('[LGN-02] [PWD-01] without a port there is no proof, and a forgotten password never uses the port', async () => {
  const port = { send: vi.fn(), confirm: vi.fn() };
  const sendLoginSms = vi.fn(async () => ({ expiredMinutes: 3 }));
  const { runtime } = createTestRuntime();
  const api = withAnswers(runtime.api, { sendLoginSms });
  const own = createSmsSender({ api, device: clock, phoneVerification: null }, 'login');
  expect(await own.prove('123456')).toBeNull();
  const reset = createSmsSender({ api, device: clock, phoneVerification: port }, 'password');
  await reset.send(mobile);
  expect(await reset.prove('123456')).toBeNull();
  expect(sendLoginSms).toHaveBeenCalledTimes(1);
  expect(port.send).not.toHaveBeenCalled();
});

test('[ERR-01] a long wait is shown in minutes, a failed proof has its own message', () => {
  const t = vi.fn((key: string) => key);
  const say = (error: unknown) => challengeMessage(error, t);
  expect(say(new ApiError('RATE_LIMITED', { retryAfterSeconds: 300 }))).toBe(
    'phone.tooManyRequests',
  );
  expect(t).toHaveBeenLastCalledWith('phone.tooManyRequests', { count: 5 });
  expect(say(new ApiError('RATE_LIMITED', { retryAfterSeconds: 42 }))).toBe('error.rateLimited');
  expect(say(new ApiError('SMS_CODE_WRONG'))).toBe('error.smsCodeWrong');
  expect(say(new ChallengeError('PHONE_DOMAIN'))).toBe('phone.unauthorisedDomain');
  expect(say(new Error('somebody else'))).toBe('phone.captchaFailed');
});

test('a number is shown masked, and stays left to right', () => {
  expect(maskedMobile(mobile)).toBe('\u2066+880 17** *** 678\u2069');
  expect(maskedMobile({ countryDialingCode: '880', number: '123' })).not.toContain('123');
});
