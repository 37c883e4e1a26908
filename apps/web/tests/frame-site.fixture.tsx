import { createI18n } from '@parlour/features/i18n';
import type { SiteConfig } from '@parlour/features/runtime';
import type { FrameEvent, FrameWidget } from '@parlour/features/site/partner/frame-contract';
import { catalogues, createTestRuntime } from '@parlour/features/testing';
import type { Sandbox, Scenario } from '@parlour/sandbox';
import { act, cleanup, render, within } from '@testing-library/react';
import { vi } from 'vitest';
import { newUser } from '../../../packages/features/src/testing/render-page.tsx';
import { FrameSite } from '../src/partner/FrameSite.tsx';
import { standInForBrowser } from './site.fixture.tsx';

/** Origin of the site. */
export const site = 'https://play.padma.example';

/** The events that the partner's page has received, in order. */
export const told: FrameEvent[] = [];

/** Called with each page of the site that the person opens. */
export const onLeave = vi.fn<(address: string) => void>();

/** Call it before each test. */
export function beginFrames(): void {
  standInForBrowser();
  told.length = 0;
  onLeave.mockClear();
}

/** Call it after each test. */
export function endFrames(): void {
  cleanup();
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
  const frame = (
    <FrameSite
      {...{ widget, onLeave, tokenAsked }}
      runtime={stage.runtime}
      queryClient={stage.queryClient}
      i18n={createI18n('en', catalogues.en, { own: config.texts ?? {} })}
      inSite={(address) => new URL(address, site).href}
      tell={(event) => void told.push(event)}
    />
  );
  const { container: place } = await act(async () => render(frame));
  return { ...stage, user: newUser(), place, card: within(place) };
}

type Stage = Awaited<ReturnType<typeof show>>;

/** Logs in with an account of the demo. */
export const logInAs = (stage: Stage, username = 'demo_member'): Promise<void> =>
  act(() => stage.runtime.session.login({ type: 'username', username, password: 'Parlour#2026' }));
