import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChangesView } from './ChangesView.tsx';
import { changesStates } from './list-states.ts';

const meta: Meta<typeof ChangesView> = {
  title: 'Widgets/MemberPoints/Changes',
  component: ChangesView,
  args: { onChange: fn(), onFile: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(ChangesView, changesStates);

export const Member = story('member', {
  name: '[PTS-01] Lists every movement of points with its sign, and the balance after it',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '\u22122,000' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '+1,500' })).toBeVisible();
  },
});
export const Phone = story('phone', { globals: { viewport: { value: 'w360' } } });
export const UnknownType = story('unknownType');
export const LongText = story('longText', { globals: { viewport: { value: 'w360' } } });
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');

type _Covered = CoversEveryState<typeof changesStates, typeof import('./ChangesView.stories.tsx')>;
