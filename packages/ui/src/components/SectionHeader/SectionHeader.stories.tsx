import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { sectionHeaderStates } from './SectionHeader.states.ts';
import { SectionHeader } from './SectionHeader.tsx';

const meta: Meta<typeof SectionHeader> = {
  title: 'Components/SectionHeader',
  component: SectionHeader,
};
export default meta;

const story = storiesFor(SectionHeader, sectionHeaderStates);
export const Title = story('title');
export const WithCount = story('withCount');
export const WithAction = story('withAction');
export const Complete = story('complete');
export const LongText = story('longText');

export const LinkNamesItsSection = story('withAction', {
  name: '[A11-01] The link says which section it opens',
  play: async ({ canvas, args }) => {
    const name = `${args.action?.label} ${args.title}`;
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#hot');
  },
});

type _Covered = CoversEveryState<
  typeof sectionHeaderStates,
  typeof import('./SectionHeader.stories.tsx')
>;
