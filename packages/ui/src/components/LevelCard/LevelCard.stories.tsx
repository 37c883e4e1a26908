import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { levelCardStates, levelShieldStates } from './LevelCard.states.ts';
import { LevelCard } from './LevelCard.tsx';
import { LevelShield } from './LevelShield.tsx';

const meta: Meta<typeof LevelCard> = { title: 'Components/LevelCard', component: LevelCard };
export default meta;

const story = storiesFor(LevelCard, levelCardStates);
export const Current = story('current', {
  name: '[VIP-01] The progress of the meter is written below it',
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('region', { name: args.name })).toBeVisible();
    await expect(canvas.getByText(args.progress?.label ?? '')).toBeVisible();
    const meter = canvasElement.querySelector('[data-part="meter"]');
    const bar = meter?.firstElementChild?.getBoundingClientRect();
    const seen = (bar?.right ?? 0) - (meter?.getBoundingClientRect().left ?? 0);
    await expect(seen / (meter?.clientWidth ?? 1)).toBeCloseTo(0.62, 1);
  },
});
export const Top = story('top', {
  name: '[VIP-01] At the highest level a sentence replaces the meter',
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('[data-part="meter"]')).toBeNull();
    await expect(canvas.getByText(args.note ?? '')).toBeVisible();
  },
});
export const OnPhone = story('current', { globals: { viewport: { value: 'w320' } } });

storiesFor(LevelShield, levelShieldStates);

// Stories that the build adds: Start, Locked, WithoutFacts, LongText, Shield, ShieldLocked, ShieldLarge, Default,
// AllStates, Playground, Narrow, RightToLeft, ForcedColours
