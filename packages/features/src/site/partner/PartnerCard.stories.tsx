import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PartnerCard } from './PartnerCard.tsx';
import { partnerCardStates } from './states.ts';

const meta: Meta<typeof PartnerCard> = {
  title: 'Widgets/Partner/Card',
  component: PartnerCard,
};
export default meta;

const story = storiesFor(PartnerCard, partnerCardStates);

export const Demo = story('demo', {
  name: '[X-01] A demo shows that it is one, the minimum age, and where to find help',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Demo|ডেমো/).length).toBeGreaterThan(0);
    await expect(canvas.getByText(/21\+/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Help|সহায়তা/ })).toBeVisible();
  },
});
export const Live = story('live', {
  name: '[LAY-07] A real site shows its licence',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/SAMPLE-0000/)).toBeVisible();
    await expect(canvas.queryByText(/Demo|ডেমো/)).toBeNull();
  },
});
export const Untitled = story('untitled');
export const WithMore = story('withMore', { globals: { viewport: { value: 'w360' } } });

type _Covered = CoversEveryState<
  typeof partnerCardStates,
  typeof import('./PartnerCard.stories.tsx')
>;
