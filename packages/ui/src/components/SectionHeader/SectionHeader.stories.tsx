import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { sectionHeaderStates } from './SectionHeader.states.ts';
import { SectionHeader } from './SectionHeader.tsx';

const meta: Meta<typeof SectionHeader> = {
  title: 'Components/SectionHeader',
  component: SectionHeader,
};
export default meta;

const story = storiesFor(SectionHeader, sectionHeaderStates);

export const LinkNamesItsSection = story('withAction', {
  name: '[A11-01] The link names the section it opens',
  play: async ({ canvas, args, userEvent }) => {
    const name = `${args.action?.label} ${args.title}`;
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', '#hot');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

export const ArrowTurns = story('withAction', {
  name: '[I18-03] The arrow points in the reading direction',
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('link').querySelector('svg')?.parentElement;
    if (!arrow) throw new Error('The link has lost its arrow');
    await expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
});

// Stories that the build adds: Title, WithCount, WithAction, Complete, LongText, Default, AllStates, Playground,
// Narrow, RightToLeft, ForcedColours
