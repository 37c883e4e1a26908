import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import type { Language } from '../../shared/i18n/language.ts';
import { Listed } from '../../shared/records/place.fixture.tsx';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { type RenderedPage, renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';

/** A page of the agent centre over its own sandbox, with the person in front of it. */
export interface AgentPage extends TestRuntime, Pick<RenderedPage, 'user' | 'unmount'> {}

interface Opening {
  /** Default: a new one, in English. */
  readonly test?: TestRuntime | undefined;
  /** Default: the demo agent. */
  readonly username?: string | undefined;
  /** Whether every media query matches. Default true. */
  readonly wide?: boolean;
  /** Default English. */
  readonly language?: Language;
}

/** Replaces the browser features that jsdom lacks, until the test ends. */
export function standInForBrowser(wide: boolean): void {
  onTestFinished(() => void vi.unstubAllGlobals());
  stubMatchMedia(wide);
  stubResizeObserver();
}

/** Logs in and opens a page of the agent centre with the real client and the sandbox. */
export async function openAsAgent(
  page: ReactNode,
  {
    test = createTestRuntime({ language: 'en' }),
    username = 'demo_agent',
    wide = true,
    language = 'en',
  }: Opening = {},
): Promise<AgentPage> {
  standInForBrowser(wide);
  await logIn(test, username);
  const { user, unmount } = renderPage(test, page, language);
  await loaded();
  return { ...test, user, unmount };
}

/** Opens a list of the agent centre at its own address, and records every query string that it writes. */
export async function openTeamList(
  list: ComponentType<{ readonly place: ListPlace }>,
  search = '',
  opening: Opening = {},
) {
  const written: string[] = [];
  const page = await openAsAgent(
    <Listed page={list} search={search} onSearch={(next) => written.push(next)} />,
    opening,
  );
  return { ...page, written };
}

/** Waits until nothing on the page is loading. */
export const loaded = () =>
  waitFor(() =>
    expect(document.querySelector('[data-state="loading"], [aria-busy="true"]')).toBeNull(),
  );

/** The rows of the page's table, without its headings and sums. */
export function rows(): readonly HTMLElement[] {
  const [, body] = screen.queryAllByRole('rowgroup');
  return body ? within(body).queryAllByRole('row') : [];
}

/** A row of the table, counted from 0. */
export function rowAt(place: number): HTMLElement {
  const row = rows()[place];
  if (!row) throw new Error(`The table has no row ${place}`);
  return row;
}

/** The first of the page's buttons with such a name. */
export function firstButton(name: RegExp): HTMLElement {
  const [found] = screen.getAllByRole('button', { name });
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
}

/** The texts of the figures above a list, or in an overview: each a label and an amount. A figure has no role. */
export const figures = (): readonly string[] =>
  [...document.querySelectorAll('[data-component="kpi-tile"]')].map(
    ({ textContent }) => textContent ?? '',
  );

/** The amounts in a text, as decimal strings. */
export const amountsIn = (text: string): readonly string[] =>
  [...text.matchAll(/([\u2212+]?)\u09F3([\d,]+\.\d{2})/g)].map(
    ([, sign, digits = '']) => `${sign === '\u2212' ? '-' : ''}${digits.replaceAll(',', '')}`,
  );
