import { act, type ComponentType } from 'react';
import { expect, vi } from 'vitest';
import { Listed } from '../../shared/records/place.fixture.tsx';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { draw, newPlace, settled } from '../../testing/page.fixture.tsx';
import { press } from '../../testing/person.fixture.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';

const words = catalogues.en;

/** Replaces the browser features that jsdom lacks. */
export function standInForBrowser(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubMatchMedia(false);
  stubResizeObserver();
  Element.prototype.scrollIntoView = () => undefined;
}

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
export const button = (text: string, within: ParentNode = document): HTMLButtonElement => {
  const found = [...within.querySelectorAll('button')].find(
    (one) => one.textContent === text || one.getAttribute('aria-label') === text,
  );
  if (!found) throw new Error(`There is no ${text}`);
  return found;
};
export const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
/** The window that is open. */
export function opened(): HTMLElement {
  const window = dialog();
  if (!window) throw new Error('There is no window');
  return window;
}
/** Ticks that the list of contracts was read, where there is one. */
export async function tick(): Promise<void> {
  const seen = opened().querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (seen) await press(seen);
}
/** Waits until everything in a review is loaded. */
export const reviewed = (title: string) =>
  settled(() => {
    expect(opened().textContent).toContain(title);
    expect(opened().querySelector('[data-component="skeleton"]')).toBeNull();
  });

/** Opens a page of contracts as the demo agent, in English, with the real client and the sandbox. */
export async function openContracts(
  page: ComponentType<{ readonly place: ListPlace }>,
  tab: 'contract.mine' | 'team.downline',
  world: 'usual' | 'agent-with-offers' = 'usual',
) {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario({ world });
  await logIn(setup, 'demo_agent');
  const { box, root } = newPlace();
  await draw(root, setup, <Listed page={page} />);
  await settled(() => expect(box.querySelector('[data-part="contract"] dd')).toBeTruthy());
  const label = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === words[tab],
  );
  if (!label?.control) throw new Error(`There is no ${tab}`);
  await press(label.control);
  return {
    ...setup,
    box,
    sent: (line: string) => setup.requests.filter((one) => one === line).length,
    close: async () => {
      await act(async () => root.unmount());
      document.body.replaceChildren();
    },
  };
}
