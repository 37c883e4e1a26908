// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../testing/page.fixture.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { type Captcha, captchaGap, useCaptcha } from './use-captcha.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Form({ onReady }: { onReady: (captcha: Captcha) => void }) {
  onReady(useCaptcha(true));
  return null;
}

/** A form with a picture code, and the pictures it requested. */
async function open() {
  const backend = createTestRuntime({ language: 'en' });
  let captcha: Captcha | undefined;
  const root = createRoot(document.createElement('div'));
  await draw(
    root,
    backend,
    <Form
      onReady={(ready) => {
        captcha = ready;
      }}
    />,
  );
  await vi.waitFor(() => act(async () => expect(captcha?.status).toBe('ready')));
  return {
    refresh: () => act(async () => captcha?.refresh()),
    pass: (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    leave: () => act(async () => root.unmount()),
    asked: () => backend.requests.filter((request) => request === 'GET /wps/captcha').length,
  };
}

test('[LGN-04] a picture requested within 1000 ms is loaded when they are over', async () => {
  const form = await open();
  await form.refresh();
  await form.refresh();
  expect(form.asked()).toBe(2);
  await form.pass(captchaGap);
  expect(form.asked()).toBe(3);
  await form.leave();
});

test('[LGN-04] a form that was closed meanwhile loads no picture and leaves no timer', async () => {
  const form = await open();
  await form.refresh();
  await form.refresh();
  await form.leave();
  await form.pass(captchaGap * 3);
  expect(form.asked()).toBe(2);
});
