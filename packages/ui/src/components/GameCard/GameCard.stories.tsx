import type { Meta } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { gameCardStates } from './GameCard.states.ts';
import { GameCard, type GameCardProps } from './GameCard.tsx';

const meta: Meta<typeof GameCard> = { title: 'Components/GameCard', component: GameCard };
export default meta;

const narrow = (card: ReactElement) => <div style={{ inlineSize: 190 }}>{card}</div>;
const story = storiesFor(GameCard, gameCardStates, { wrap: narrow });
const big = storiesFor(GameCard, gameCardStates, {
  wrap: (card) => <div style={{ display: 'grid', maxInlineSize: 416 }}>{card}</div>,
});

export const Live = big('live');
export const Featured = big('featured');
export const FeaturedOnPhone = big('featured', { globals: { viewport: { value: 'w360' } } });
export const Maintenance = story('maintenance', {
  name: '[GAM-04] [LCH-01] A game under maintenance shows the reason and has no link',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(String(args.game.maintenance))).toBeVisible();
    await expect(canvas.getByText(args.game.title)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const FeaturedMaintenance = big('featuredMaintenance');
export const CoverMissing = story('coverMissing', {
  name: '[GAM-05] A cover that does not load is replaced',
  play: async ({ canvasElement, args }) => {
    const shown = () => canvasElement.querySelector('img')?.getAttribute('src');
    await waitFor(() => expect(shown()).toBe(args.fallbackUrl));
  },
});
export const FeaturedLongText = big('featuredLongText');

const toggled = fn();
const opened = fn();

/** The card with its own texts. It reports which button is pressed. */
function Watched({ play, favourite, ...rest }: GameCardProps) {
  const heart = favourite && { ...favourite, onToggle: toggled };
  return <GameCard {...rest} play={{ ...play, onSelect: opened }} favourite={heart} />;
}
const watched = storiesFor(Watched, gameCardStates, { wrap: narrow });
const heartOf = ({ favourite }: GameCardProps) => ({ name: favourite?.label ?? '' });

export const TogglesFavourite = watched('plain', {
  name: '[GAM-04] [A11-01] The heart is a control of its own, named after its game',
  play: async ({ canvas, userEvent, args }) => {
    toggled.mockClear();
    opened.mockClear();
    const heart = canvas.getByRole('button', heartOf(args));
    await expect(heart).toHaveAccessibleDescription(args.game.title);
    const box = heart.getBoundingClientRect();
    await expect([box.width, box.height]).toEqual([44, 44]);
    await userEvent.tab();
    await userEvent.tab();
    await expect(heart).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggled).toHaveBeenCalledOnce();
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const SavingIgnoresPresses = watched('favouriteAdding', {
  name: '[GAM-04] While it saves, the heart shows the new state, keeps focus and ignores presses',
  play: async ({ canvas, userEvent, args }) => {
    toggled.mockClear();
    const heart = canvas.getByRole('button', heartOf(args));
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    const drawn = heart.querySelector('svg') ?? heart;
    await expect(getComputedStyle(drawn).fill).toBe(getComputedStyle(heart).color);
    await userEvent.click(heart);
    await expect(toggled).not.toHaveBeenCalled();
    await expect(heart).toHaveFocus();
  },
});

export const OpensFromAnywhere = watched('withDemo', {
  name: '[A11-01] The whole card opens the game, the demo button opens its demo',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    opened.mockClear();
    const link = canvas.getByRole('link', { name: args.game.title });
    await userEvent.click(link);
    await expect(opened).toHaveBeenCalledOnce();
    // The element in the middle of the cover is the link.
    const cover = canvasElement.querySelector('[data-part="cover"]') ?? canvasElement;
    const { x, y, width, height } = cover.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 3)).toBe(link);
    const demo = canvas.getByRole('link', { name: String(args.demo?.label) });
    await waitFor(() => expect(demo).toBeVisible());
  },
});

// Stories that the build adds: Plain, WithDemo, Hot, Fresh, FavouriteOn, FavouriteAdding, FavouriteRemoving,
// WithoutFavourite, Square, LongText, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
