import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { LotteryWidget } from './LotteryWidget.tsx';

const meta: Meta = { title: 'Widgets/Lottery/Live', parameters: { layout: 'fullscreen' } };
export default meta;

/** The lottery screen; keeps its address in a state. */
function Page() {
  const [search, setSearch] = useState(() => new URLSearchParams());
  return (
    <div data-address={search.toString()}>
      <LotteryWidget search={search} onSearchChange={setSearch} onLeave={() => undefined} />
    </div>
  );
}

const story = liveStories(<Page />);
const login = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const Player = story(login, {
  name: '[LOT-01] [GAM-04] Draws by lottery and page, lobbies by prize mode, favourites by name',
  play: async ({ test, canvas, canvasElement, userEvent, say }) => {
    const table = within(await canvas.findByRole('table', { name: say('game.drawnNumbers') }));
    const rows = () => table.getAllByRole('rowheader').map((cell) => cell.textContent);
    await waitFor(() => expect(rows()).toHaveLength(10));
    const [newest] = rows();
    await userEvent.click(canvas.getByRole('button', { name: say('a11y.nextPage') }));
    await waitFor(() => expect(rows()[0]).not.toBe(newest));
    await canvas.findByText(say('lottery.lastDraws_other', { count: 100 }));
    await waitFor(() => expect(canvasElement.querySelector('[value="QUICK3"]')).not.toBeNull());
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'QUICK3');
    await expect(canvasElement.querySelector('[data-address*="draws=QUICK3"]')).not.toBeNull();
    await waitFor(() => expect(table.queryByText(say('game.draw'))).toBeNull());

    // The e-lotteries of the sandbox have a vendor that makes the whole site pay so.
    await expect(canvas.getByRole('radio', { name: 'Elott' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'ZY' }));
    const lobbies = await waitFor(() => {
      const found = canvas
        .getAllByRole('button')
        .filter(({ textContent }) => textContent === say('game.lobby'));
      expect(found).toHaveLength(2);
      return found;
    });
    if (lobbies[0]) await userEvent.click(lobbies[0]);
    await expect(test.visited.at(-1)).toBe('/game?lottery=JAMUNA655&view=lobby');

    const heart = canvas.getAllByRole('button', { name: say('game.addFavourite') })[2];
    if (heart) await userEvent.click(heart);
    const kept: unknown = JSON.parse(test.runtime.memory.device.getItem('LOTTFAV') ?? '{}');
    await expect(Object.keys(Object(kept))).toEqual(['demo_member']);
    await userEvent.click(canvas.getByRole('button', { name: say('nav.favourites') }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-code]')).toHaveLength(1));
  },
});

export const Guest = story(undefined, {
  name: '[LOT-01] [GRD-01] A visitor sees everything, and has to log in to play',
  play: async ({ test, canvas, canvasElement, userEvent, say }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-code]')).toHaveLength(12));
    const play = canvasElement.querySelector<HTMLElement>(
      '[data-code="QUICK3"] [data-component="button"]',
    );
    if (play) await userEvent.click(play);
    const { overlays } = test.runtime;
    await expect(overlays.store.getState().modal?.name).toBe('login');
    await expect(test.visited).toEqual([]);
    await login(test);
    overlays.finish()?.();
    await expect(test.visited).toEqual(['/game?lottery=QUICK3']);
    await canvas.findByRole('button', { name: say('ui.hideBalance') });
  },
});
