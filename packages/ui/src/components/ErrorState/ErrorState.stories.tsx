import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { errorStateStates } from './ErrorState.states.ts';
import { ErrorState } from './ErrorState.tsx';

const meta: Meta<typeof ErrorState> = { title: 'Components/ErrorState', component: ErrorState };
export default meta;

const story = storiesFor(ErrorState, errorStateStates);
export const Retry = story('retry');
export const Busy = story('busy');
export const Connection = story('connection');
export const WithCode = story('withCode');
export const NoRetry = story('noRetry');
export const WithAction = story('withAction');

export const RetriedByKeyboard = story('retry', {
  name: '[ERR-01] Announced at once; the retry works by keyboard',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.title));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const RetriedOnce = story('busy', {
  name: '[ERR-01] A retry that is running is not started again',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.retryLabel ?? '' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

type _Covered = CoversEveryState<
  typeof errorStateStates,
  typeof import('./ErrorState.stories.tsx')
>;
