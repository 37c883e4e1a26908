import { act, type ComponentType, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { Listed } from '../../shared/records/place.fixture.tsx';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { draw, newPlace, settled } from '../../testing/page.fixture.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';

/** Replaces the browser features that jsdom lacks. */
export function standInForBrowser(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubMatchMedia(true);
  stubResizeObserver();
}

/** Opens a page of the agent centre as the demo agent, in English, with the real client and the sandbox. */
export async function openAsAgent(page: ReactNode) {
  const stage = createTestRuntime({ language: 'en' });
  await logIn(stage, 'demo_agent');
  // In the document, because windows of a page are rendered beside it.
  const { box: place, root } = newPlace();
  await draw(root, stage, page);
  const seen = (what: () => boolean) => settled(() => expect(what()).toBe(true));
  const loaded = () =>
    seen(() => document.querySelector('[data-state="loading"], [aria-busy="true"]') === null);
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  const press = (name: string | RegExp) =>
    act(async () => {
      const wanted = [...document.querySelectorAll<HTMLElement>('button, a')].find((one) => {
        const said = one.getAttribute('aria-label') ?? one.textContent ?? '';
        return typeof name === 'string' ? said === name : name.test(said);
      });
      if (!wanted) throw new Error(`There is no ${name}`);
      wanted.click();
    });
  const rows = () => [...place.querySelectorAll('tbody tr[data-part="row"]')];
  await loaded();
  return {
    ...{ stage, place, seen, loaded, texts, press, rows },
    close: () => {
      act(() => root.unmount());
      place.remove();
    },
  };
}

/** Opens a list of the agent centre at its own address, and records every query string that it writes. */
export async function openTeamList(
  list: ComponentType<{ readonly place: ListPlace }>,
  search = '',
) {
  const written: string[] = [];
  const page = await openAsAgent(
    <Listed page={list} search={search} onSearch={(next) => written.push(next)} />,
  );
  return { ...page, written };
}

/** The amounts in a text, as decimal strings. */
export const amountsIn = (text: string): readonly string[] =>
  [...text.matchAll(/([\u2212+]?)\u09F3([\d,]+\.\d{2})/g)].map(
    ([, sign, digits = '']) => `${sign === '\u2212' ? '-' : ''}${digits.replaceAll(',', '')}`,
  );
