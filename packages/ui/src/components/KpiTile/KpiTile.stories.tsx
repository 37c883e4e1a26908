import type { Meta } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { kpiTileStates } from './KpiTile.states.tsx';
import { KpiTile } from './KpiTile.tsx';

const meta: Meta<typeof KpiTile> = { title: 'Components/KpiTile', component: KpiTile };
export default meta;

const wrap = (tile: ReactElement) => (
  <div style={{ inlineSize: '100%', maxInlineSize: 240 }}>{tile}</div>
);
const story = storiesFor(KpiTile, kpiTileStates, { wrap });
export const Rising = story('rising', {
  name: '[A11-01] A change has its direction in words, beside sign and number',
  play: async ({ args, canvas }) => {
    const words = canvas.getByText(args.change?.directionLabel ?? '');
    await expect(words.parentElement).toHaveTextContent('+12.4%');
  },
});
export const Loading = story('loading', {
  name: '[WAL-06] No number is shown before it is loaded',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="value"]')).toBeNull();
    await expect(canvasElement.querySelector('[data-component="kpi-tile"]')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

// Stories that the build adds: Plain, WithIcon, Falling, Flat, Neutral, Warm, Success, Danger, WithLine, Dense,
// DenseLoading, Failed, LongText, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
