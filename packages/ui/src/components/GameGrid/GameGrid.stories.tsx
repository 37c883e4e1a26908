import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { gameGridStates } from './GameGrid.states.ts';
import { GameGrid } from './GameGrid.tsx';

const meta: Meta<typeof GameGrid> = { title: 'Components/GameGrid', component: GameGrid };
export default meta;

const story = storiesFor(GameGrid, gameGridStates, {
  // The cards' titles are h3: a section names itself first.
  wrap: (grid) => (
    <section>
      <h2 hidden>Games</h2>
      {grid}
    </section>
  ),
});
const at = (width: string) => ({ viewport: { value: width } });
const columns = (grid: Element) => getComputedStyle(grid).gridTemplateColumns.split(' ').length;
const gridOf = (root: HTMLElement) => root.querySelector('[data-component="game-grid"]') ?? root;

export const Games = story('games', {
  name: '[GAM-06] Six games in a row at 1280',
  play: async ({ canvasElement }) => {
    await expect(columns(gridOf(canvasElement))).toBe(6);
  },
});
export const Bento = story('bento');
export const Pages = story('pages', {
  name: '[GAM-06] Pages far from the screen are skipped, and still reached by Tab',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pages = [...canvasElement.querySelectorAll('[data-part="page"]')];
    await expect(pages).toHaveLength(2);
    for (const page of pages) {
      await expect(getComputedStyle(page).contentVisibility).toBe('auto');
      await expect(columns(page)).toBe(6);
    }
    const links = canvas.getAllByRole('link');
    links.at(-1)?.focus();
    await expect(links.at(-1)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button').at(-1)).toHaveFocus();
  },
});
export const Loading = story('loading');
export const LoadingMore = story('loadingMore', {
  name: '[GAM-02] More games on their way stand as skeletons and are announced',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(String(args.loadingMore));
  },
});
export const BentoOnPhone = story('bento', {
  globals: at('w360'),
  name: '[GAM-06] Three games in a row at 360',
  play: async ({ canvasElement }) => {
    if (window.innerWidth === 360) await expect(columns(gridOf(canvasElement))).toBe(3);
  },
});
export const At320 = story('loadingMore', { globals: at('w320') });
export const At768 = story('bento', { globals: at('w768') });

type _Covered = CoversEveryState<typeof gameGridStates, typeof import('./GameGrid.stories.tsx')>;
