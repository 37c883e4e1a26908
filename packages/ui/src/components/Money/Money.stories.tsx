import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { standsWhole } from '../../testing/whole.ts';
import { moneyStates } from './Money.states.ts';
import { Money } from './Money.tsx';

const meta: Meta<typeof Money> = { title: 'Components/Money', component: Money };
export default meta;

const story = storiesFor(Money, moneyStates);
export const BengaliDigits = story('bengaliDigits', {
  name: '[I18-02] Bengali digits in lakh groups, complete and on one line',
  play: ({ canvas, args }) => standsWhole(canvas.getByText(args.text)),
});

export const LeftToRight = story('lost', {
  name: '[I18-03] Runs left to right in any page direction',
  play: async ({ canvas, args }) => {
    const amount = canvas.getByText(args.text);
    await expect(getComputedStyle(amount).direction).toBe('ltr');
    await expect(getComputedStyle(amount).unicodeBidi).toMatch(/isolate/);
  },
});

// Stories that the build adds: Inherit, Small, Medium, Large, Balance, Prize, Won, Lost, Stale, Lakh, BengaliLost,
// Struck, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
