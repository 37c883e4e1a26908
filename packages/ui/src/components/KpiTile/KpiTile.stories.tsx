import type { Meta } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { kpiTileStates } from './KpiTile.states.tsx';
import { KpiTile } from './KpiTile.tsx';

const meta: Meta<typeof KpiTile> = { title: 'Components/KpiTile', component: KpiTile };
export default meta;

const wrap = (tile: ReactElement) => (
  <div style={{ inlineSize: '100%', maxInlineSize: 240 }}>{tile}</div>
);
const story = storiesFor(KpiTile, kpiTileStates, { wrap });
export const Plain = story('plain');
export const WithIcon = story('withIcon');
export const Rising = story('rising', {
  name: '[A11-01] A change says its direction in words, beside sign and figure',
  play: async ({ args, canvas }) => {
    const words = canvas.getByText(args.change?.directionLabel ?? '');
    await expect(words.parentElement).toHaveTextContent('+12.4%');
  },
});
export const Falling = story('falling');
export const Flat = story('flat');
export const Neutral = story('neutral');
export const Warm = story('warm');
export const Success = story('success');
export const Danger = story('danger');
export const Loading = story('loading', {
  name: '[WAL-06] No figure is shown before there is one',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="value"]')).toBeNull();
    await expect(canvasElement.querySelector('[data-component="kpi-tile"]')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});
export const Failed = story('failed');
export const LongText = story('longText');

type _Covered = CoversEveryState<typeof kpiTileStates, typeof import('./KpiTile.stories.tsx')>;
