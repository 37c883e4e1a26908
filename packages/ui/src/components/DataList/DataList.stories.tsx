import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { dataListStates } from './DataList.states.tsx';
import { DataList } from './DataList.tsx';

const meta: Meta<typeof DataList> = { title: 'Components/DataList', component: DataList };
export default meta;

const story = storiesFor(DataList, dataListStates, {
  wrap: (list) => <div style={{ maxInlineSize: 420 }}>{list}</div>,
});
export const Missing = story('missing', {
  name: '[WAL-06] A missing value is shown as a dash, never as an invented number',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('–');
  },
});
export const LongText = story('longText', {
  name: '[LAY-01] Long texts wrap to lines of their own at 320 px',
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

// Stories that the build adds: Plain, Well, WithTotal, WithBadge, Stacked, Loading, Empty, Default, AllStates,
// Playground, Narrow, RightToLeft, ForcedColours
