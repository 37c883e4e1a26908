import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import {
  promotionCardSkeletonStates,
  promotionCardStates,
  promotionTileStates,
} from './PromotionCard.states.ts';
import { PromotionCard, PromotionTile } from './PromotionCard.tsx';
import { PromotionCardSkeleton } from './PromotionCardSkeleton.tsx';

const meta: Meta<typeof PromotionCard> = {
  title: 'Components/PromotionCard',
  component: PromotionCard,
};
export default meta;

const column = {
  wrap: (card: React.ReactElement) => <div style={{ maxInlineSize: 560 }}>{card}</div>,
};

const story = storiesFor(PromotionCard, promotionCardStates, column);
export const UnknownStatus = story('unknownStatus', {
  name: '[PRO-01] An unknown status shows no badge instead of a wrong one',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="badge"]')).toBeNull();
  },
});
export const LongTextOnPhone = story('longText', { globals: { viewport: { value: 'w320' } } });

const action = { label: 'Terms', name: 'Terms of the offer', onSelect: fn() };
export const OpensByKeyboard = story('running', {
  name: '[PRO-01] [A11-01] Two terms are on the card; a click anywhere or Enter opens the rest',
  args: { action },
  play: async ({ canvas, canvasElement, userEvent }) => {
    action.onSelect.mockClear();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const button = canvas.getByRole('button', { name: action.name });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(action.onSelect).toHaveBeenCalledOnce();
    // The whole card is clickable: the element in its middle is the button.
    const { left, top, width, height } =
      canvasElement.querySelector('article')?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
  },
});

storiesFor(PromotionCardSkeleton, promotionCardSkeletonStates, column);

const tileStory = storiesFor(PromotionTile, promotionTileStates, column);
export const Tile = tileStory('tile', {
  name: '[PRO-01] The tile is one link that contains all its text',
  args: { onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: new RegExp(args.title) });
    await userEvent.click(link);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
});

// Stories that the build adds: Running, WithStep, WithAddress, ComingSoon, Applying, Rejected, Issued, Claimed, Joined,
// SignedUp, Over, LongText, Loading, TileShort, TileLong, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
