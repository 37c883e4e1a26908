// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { captchaGap, useCaptcha } from './use-captcha.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Says how far the picture is; a press requests another one. */
function Form() {
  const { status, refresh } = useCaptcha(true);
  return (
    <button type="button" onClick={refresh}>
      {status}
    </button>
  );
}

/** A form with a picture code, and the pictures it requested. */
async function open() {
  const backend = createTestRuntime({ language: 'en' });
  const { unmount } = renderPage(backend, <Form />);
  await vi.waitFor(() => act(async () => expect(screen.getByText('ready')).toBeVisible()));
  return {
    leave: unmount,
    refresh: () => act(async () => void fireEvent.click(screen.getByRole('button'))),
    pass: (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    asked: () => timesSent(backend, 'GET /wps/captcha'),
  };
}

test('[LGN-04] a picture requested within 1000 ms is loaded when they are over', async () => {
  const form = await open();
  await form.refresh();
  await form.refresh();
  expect(form.asked()).toBe(2);
  await form.pass(captchaGap);
  expect(form.asked()).toBe(3);
});

test('[LGN-04] a form that was closed meanwhile loads no picture and leaves no timer', async () => {
  const form = await open();
  await form.refresh();
  await form.refresh();
  form.leave();
  await form.pass(captchaGap * 3);
  expect(form.asked()).toBe(2);
});
