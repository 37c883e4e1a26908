import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { standsWhole } from '../../testing/whole.ts';
import { moneyStates } from './Money.states.ts';
import { Money } from './Money.tsx';

const meta: Meta<typeof Money> = { title: 'Components/Money', component: Money };
export default meta;

const story = storiesFor(Money, moneyStates);
export const Inherit = story('inherit');
export const Small = story('small');
export const Medium = story('medium');
export const Large = story('large');
export const Balance = story('balance');
export const Prize = story('prize');
export const Won = story('won');
export const Lost = story('lost');
export const Stale = story('stale');
export const Lakh = story('lakh');
export const BengaliDigits = story('bengaliDigits', {
  name: '[I18-02] Bengali digits in groups of lakh, whole and unbroken',
  play: ({ canvas, args }) => standsWhole(canvas.getByText(args.text)),
});
export const BengaliLost = story('bengaliLost');
export const Struck = story('struck');

export const LeftToRight = story('lost', {
  name: '[I18-03] Stays left-to-right, in whatever direction the page reads',
  play: async ({ canvas, args }) => {
    const amount = canvas.getByText(args.text);
    await expect(getComputedStyle(amount).direction).toBe('ltr');
    await expect(getComputedStyle(amount).unicodeBidi).toMatch(/isolate/);
  },
});

type _Covered = CoversEveryState<typeof moneyStates, typeof import('./Money.stories.tsx')>;
