import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { licenceBadgeStates } from './LicenceBadge.states.ts';
import { LicenceBadge } from './LicenceBadge.tsx';

const meta: Meta<typeof LicenceBadge> = {
  title: 'Components/LicenceBadge',
  component: LicenceBadge,
};
export default meta;

const story = storiesFor(LicenceBadge, licenceBadgeStates);
export const HalfAClaim = story('withoutEntity', {
  name: '[LAY-07] a licence without its holder is not shown',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(args.regulator ?? '')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
export const Checkable = story('complete', {
  name: '[LAY-07] a licence links to the page where it can be verified',
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: new RegExp(args.labels.verify) });
    await expect(link).toHaveAttribute('href', args.verifyUrl);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

// Stories that the build adds: Complete, Sample, WithoutNumber, WithoutEntity, WithoutProof, Default, AllStates,
// Playground, Narrow, RightToLeft, ForcedColours
