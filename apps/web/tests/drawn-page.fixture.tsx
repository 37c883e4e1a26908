import { createI18n, loadMessages } from '@parlour/features/i18n';
import { brandOf, createPreferences, readConfig } from '@parlour/features/runtime';
import { memoryStore } from '@parlour/features/session';
import { createSandbox } from '@parlour/sandbox';
import { act, cleanup, render, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, vi } from 'vitest';
import { App } from '../src/app/App.tsx';
import { anyHost, type DrawnAnswer, seed } from '../src/app/drawn.ts';
import { newQueryClient } from '../src/app/query-client.ts';
import { Standing } from '../src/app/Standing.tsx';
import { type Drawing, draw } from '../src/draw.tsx';

/** The languages of the documents in these tests. */
export type DrawnLanguage = 'bn' | 'en';

const sandbox = createSandbox({ seed: 1, clock: { now: () => Date.now() } });

/** A request that was sent while the page was prerendered. */
export interface SentCall {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Prerenders a page like the build, with the clock of the test. */
export async function drawPage(
  path: string,
  language: DrawnLanguage,
  asks: readonly string[],
  onCall: (call: SentCall) => void = () => undefined,
): Promise<Drawing> {
  const drawing = await draw({
    path,
    language,
    config: {},
    asks,
    fetch: async (request) => {
      onCall({
        address: new URL(request.url).pathname,
        headers: Object.fromEntries(request.headers),
      });
      return sandbox.fetch(request);
    },
  });
  // React's server renderer leaves its contexts set to the last render. Here the client renderer runs in the same
  // process, so an empty render resets them.
  await prerender(<p />);
  return drawing;
}

const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

const opened: (() => Promise<void>)[] = [];

/** Closes every open page, also those of a test that failed. */
export async function closeDrawn(): Promise<void> {
  for (const close of opened.splice(0)) await close();
}

/** Waits until the condition holds. React may render meanwhile. */
const until = (holds: () => boolean): Promise<void> =>
  waitFor(
    async () => {
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
      expect(holds()).toBe(true);
    },
    { timeout: 60_000 },
  );

/** The title of the page. */
export const titleIn = (place: HTMLElement): HTMLElement =>
  within(within(place).getByRole('main')).getByRole('heading', { level: 1 });

/** Opens a document as in a browser and hydrates it. No answer arrives before the test calls `answer`. */
export async function openDrawn(path: string, language: DrawnLanguage, drawing: Drawing) {
  window.history.replaceState(null, '', path);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = drawing.html;
  const title = titleIn(place);
  let answer = (): void => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { config } = readConfig({});
  const queryClient = newQueryClient();
  const kept: readonly DrawnAnswer[] = JSON.parse(
    JSON.stringify(drawing.answers).replaceAll(anyHost, window.location.host),
  );
  seed(queryClient, kept);
  const problems: string[] = [];
  const spied = vi.spyOn(console, 'error').mockImplementation((...what) => {
    const told = what.map(String).join(' ');
    if (/hydrat|did(?: not|n't) match/i.test(told)) problems.push(told);
  });
  opened.push(async () => {
    await act(async () => cleanup());
    queryClient.clear();
    spied.mockRestore();
  });
  const numbers = brandOf(config)?.numbers;
  const messages = await loadMessages(language, 'first');
  const page = (
    <StrictMode>
      <App
        config={{ ...config, baseUrl: 'http://sandbox.invalid', host: window.location.host }}
        preferences={createPreferences(memoryStore(), language)}
        i18n={createI18n(language, messages, { part: 'first', numbers })}
        surroundings={{
          queryClient,
          storage: memoryStore(),
          fetch: async (request) => {
            await mayAnswer;
            return sandbox.fetch(request);
          },
        }}
      />
      <Standing onStanding={() => {}} />
    </StrictMode>
  );
  const onRecoverableError = (error: unknown) => void problems.push(String(error));
  await act(async () => void render(page, { container: place, hydrate: true, onRecoverableError }));
  await until(() => !title.isConnected || isTakenOver(title));
  return {
    place,
    /** The title in the document. It stays the same element if React has hydrated it. */
    title,
    /** The differences to the document that React has reported. */
    problems,
    /** Lets the answers arrive, and waits until no request is pending and the page is ready. */
    answer: async (isReady: () => boolean = () => true) => {
      answer();
      await until(() => queryClient.isFetching() === 0 && isReady());
    },
  };
}
