import { createI18n } from '@parlour/features/i18n';
import type { SiteConfig } from '@parlour/features/runtime';
import type { FrameEvent, FrameWidget } from '@parlour/features/site/partner/frame-contract';
import { catalogues, createTestRuntime } from '@parlour/features/testing';
import type { Sandbox, Scenario } from '@parlour/sandbox';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { FrameSite } from '../src/partner/FrameSite.tsx';
import { standInForBrowser } from './site.fixture.tsx';

/** Origin of the site. */
export const site = 'https://play.padma.example';

/** The events that the partner's page has received, in order. */
export const told: FrameEvent[] = [];

/** Called with each page of the site that the person opens. */
export const onLeave = vi.fn<(address: string) => void>();

let roots: Root[] = [];

/** Call it before each test. */
export function beginFrames(): void {
  standInForBrowser();
  told.length = 0;
  onLeave.mockClear();
}

/** Call it after each test. */
export async function endFrames(): Promise<void> {
  await act(async () => {
    for (const root of roots) root.unmount();
  });
  roots = [];
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

interface Shown {
  readonly config?: Partial<SiteConfig>;
  readonly scenario?: Partial<Scenario>;
  readonly sandbox?: Sandbox;
  /** Default: the page has no token. */
  readonly tokenAsked?: Promise<void>;
}

/** Renders an account widget as a frame does, with the real client and the sandbox. */
export async function show(
  widget: FrameWidget,
  { config = {}, scenario, sandbox, tokenAsked = Promise.resolve() }: Shown = {},
) {
  const stage = createTestRuntime({ language: 'en', config, ...(sandbox && { sandbox }) });
  if (scenario) await stage.setScenario(scenario);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots = [...roots, root];
  await act(async () =>
    root.render(
      <FrameSite
        {...{ widget, onLeave, tokenAsked }}
        runtime={stage.runtime}
        queryClient={stage.queryClient}
        i18n={createI18n('en', catalogues.en)}
        inSite={(address) => new URL(address, site).href}
        tell={(event) => void told.push(event)}
      />,
    ),
  );
  return { ...stage, place };
}

type Stage = Awaited<ReturnType<typeof show>>;

/** Logs in with an account of the demo. */
export const logInAs = (stage: Stage, username = 'demo_member'): Promise<void> =>
  act(() => stage.runtime.session.login({ type: 'username', username, password: 'Parlour#2026' }));

/** The text of an element. */
export const textOf = (place: Element): string => place.textContent ?? '';

/** The button with this name. */
export const button = (place: Element, name: string): HTMLButtonElement | undefined =>
  [...place.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );

/** The link whose text begins with this name. */
export const link = (place: Element, name: string): HTMLAnchorElement | undefined =>
  [...place.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith(name));
