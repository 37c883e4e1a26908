import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { art } from '../../samples/art/art.ts';
import { sayIn } from '../../samples/samples.ts';
import { storiesFor } from '../../testing/stories.tsx';
import { GameCard } from '../GameCard/GameCard.tsx';
import { gameGridStates } from './GameGrid.states.ts';
import { GameGrid } from './GameGrid.tsx';
import { GameGridPages } from './GameGridPages.tsx';

const meta: Meta<typeof GameGrid> = { title: 'Components/GameGrid', component: GameGrid };
export default meta;

const story = storiesFor(GameGrid, gameGridStates, {
  wide: true,
  // The titles of the cards are h3, so the section needs a heading of its own.
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
export const Pages = story('pages', {
  name: '[GAM-06] Pages far from the screen are not rendered, and Tab still reaches them',
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
const say = sayIn('bn');
const places = Array.from({ length: 12 }, (_, place) => place);
/** More than 10,000 games, named by their number. */
const thousands = (
  <GameGridPages count={834}>
    {(page) =>
      places.map((place) => {
        const title = String(page * 12 + place);
        return (
          <GameCard
            key={title}
            game={{ id: title, title, vendor: 'Bokulio', coverUrl: art.covers.tiger }}
            play={{ label: say('game.play'), href: `#${title}` }}
            favourite={{ state: 'off', label: say('game.addFavourite'), onToggle: () => {} }}
          />
        );
      })
    }
  </GameGridPages>
);
const cardsIn = (grid: Element) => [...grid.querySelectorAll('article')];
/** Returns the first card that is completely inside the box. */
const topCard = (grid: Element) =>
  cardsIn(grid).find(
    (card) => card.getBoundingClientRect().top >= grid.getBoundingClientRect().top,
  );

export const Thousands = story('games', {
  name: '[GAM-06] Of 10,000 games only those in view are in the document, and the focused one stays',
  args: { children: thousands, style: { blockSize: 480, overflow: 'auto' } },
  play: async ({ canvasElement, userEvent }) => {
    const grid = gridOf(canvasElement);
    await waitFor(() => expect(cardsIn(grid).at(-1)).toHaveTextContent('10007'));
    await expect(cardsIn(grid).length).toBeLessThan(100);
    const middle = grid.scrollHeight / 2;
    await expect(middle).toBeGreaterThan(100_000);
    grid.scrollTo(0, middle);
    await waitFor(() => {
      const number = Number(topCard(grid)?.querySelector('h3')?.textContent);
      expect(Math.abs(number - 5000)).toBeLessThan(50);
    });
    const card = topCard(grid);
    const [link, heart] = [card?.querySelector('a'), card?.querySelector('button')];
    link?.focus();
    grid.scrollTo(0, 0);
    await waitFor(() => expect(topCard(grid)).toHaveTextContent('0'));
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(heart).toHaveFocus();
    await expect(cardsIn(grid).length).toBeLessThan(100);
  },
});
export const LoadingMore = story('loadingMore', {
  name: '[GAM-02] More games that are loading are shown as skeletons and announced',
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(String(args.loadingMore));
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
});
export const BentoOnPhone = story('bento', {
  globals: at('w360'),
  name: '[GAM-06] Three games in a row at 360',
  play: async ({ canvasElement }) => {
    await expect(window.innerWidth).toBe(360);
    await expect(columns(gridOf(canvasElement))).toBe(3);
  },
});
export const At320 = story('loadingMore', { globals: at('w320') });
export const At768 = story('bento', { globals: at('w768') });

// Stories that the build adds: Bento, Loading, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
