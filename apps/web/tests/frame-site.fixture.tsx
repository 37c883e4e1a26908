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

/** What the page of the partner has heard, in order. */
export const told: FrameEvent[] = [];

/** Called with each page of the site that somebody goes on to. */
export const onLeave = vi.fn<(address: string) => void>();

let roots: Root[] = [];

/** Before each test. */
export function beginFrames(): void {
  standInForBrowser();
  told.length = 0;
  onLeave.mockClear();
}

/** After each test. */
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

/** Shows a widget of an account as a frame does, through the real client and the sandbox. */
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

/** Logs in as an account of the demo. */
export const logInAs = (stage: Stage, username = 'demo_member'): Promise<void> =>
  act(() => stage.runtime.session.login({ type: 'username', username, password: 'Parlour#2026' }));

/** All words of an element. */
export const textOf = (place: Element): string => place.textContent ?? '';

/** The button with this name. */
export const button = (place: Element, name: string): HTMLButtonElement | undefined =>
  [...place.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );

/** The link whose words begin so. */
export const link = (place: Element, name: string): HTMLAnchorElement | undefined =>
  [...place.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith(name));
