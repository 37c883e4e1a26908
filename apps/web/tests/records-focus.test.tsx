// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createBackend, openSite, standInForBrowser } from './site.fixture.tsx';

const backend = createBackend();
beforeAll(standInForBrowser);
afterEach(() => sessionStorage.clear());

/** The code of a page loads after the press, so React has to be awaited. */
const press = (element: HTMLElement) => act(async () => element.click());

test.each([
  ['member', ['Betting record', 'Account record', 'Personal profit and loss', 'Bonus details']],
  ['agent', ['Team betting', 'Member profit and loss', 'My income', 'Downline account details']],
] as const)(
  '[MEM-07] [A11-01] %s: every list of records opens with the focus on its heading, also when its rows are there',
  async (centre, lists) => {
    const site = await openSite({
      backend,
      at: `/?${centre}=menu`,
      storage: await backend.member(),
    });
    for (const name of lists) {
      await press(await screen.findByRole('link', { name }));
      await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
      await site.rest();
      await screen.findAllByRole('group', { name: 'Date range' });
      expect(screen.getByRole('heading', { name })).toHaveFocus();
      await press(screen.getByRole('button', { name: 'Back' }));
    }
    await screen.findByRole('link', { name: lists[0] });
    await site.close();
  },
);
