import type { Page } from '@playwright/test';
import type { Finding } from './judge.ts';

/**
 * Not counted as findings: a failed answer, which is noted as such already, Chromium's advice about preloading, and the
 * worker of the site, which Playwright refuses here.
 */
const noFinding =
  /^Failed to load resource|was preloaded using link preload but not used|^Service Worker registration blocked by Playwright$/;

/**
 * Records errors and warnings of the console, uncaught errors and failed requests. The returned function gives those
 * since its last call.
 */
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
    // A page that is left cancels its requests.
    const { errorText } = request.failure() ?? { errorText: '' };
    if (errorText !== 'net::ERR_ABORTED') note('failed request', `${errorText} ${request.url()}`);
  });
  return () => heard.splice(0);
}
