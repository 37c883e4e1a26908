import type { Page } from '@playwright/test';
import type { Finding } from './judge.ts';

/** An answer that failed is known from that answer; what was asked for ahead is Chromium's advice on speed. */
const noFinding = /^Failed to load resource|was preloaded using link preload but not used/;

/** Hears every error and warning on the console, uncaught error and failed request; what is returned gives those since it was last asked. */
export function hearNoise(page: Page, expected: readonly RegExp[] = []): () => readonly Finding[] {
  const heard: Finding[] = [];
  const note = (rule: string, what: string) => {
    if (!expected.some((pattern) => pattern.test(what))) heard.push({ rule, what });
  };
  page.on('console', (message) => {
    const isWrong = ['error', 'warning'].includes(message.type());
    if (isWrong && !noFinding.test(message.text())) {
      note('console', `${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', ({ message }) => note('uncaught', message));
  page.on('response', (response) => {
    if (response.status() < 400) return;
    const { pathname } = new URL(response.url());
    note('failed answer', `${response.status()} ${response.request().method()} ${pathname}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left lets go what it has asked for.
    const { errorText } = request.failure() ?? { errorText: '' };
    if (errorText !== 'net::ERR_ABORTED') note('failed request', `${errorText} ${request.url()}`);
  });
  return () => heard.splice(0);
}
