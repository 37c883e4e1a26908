import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { HouseTextWindowView } from './HouseTextWindowView.tsx';
import { houseTextStates } from './states.ts';

const meta: Meta<typeof HouseTextWindowView> = {
  title: 'Widgets/HouseText',
  component: HouseTextWindowView,
  args: { onRetry: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(HouseTextWindowView, houseTextStates);
const phone = { viewport: { value: 'w360' } };

export const Terms = story('terms');
export const TermsOnPhone = story('terms', { globals: phone });
export const LongText = story('longText', { globals: phone });
export const Hostile = story('hostile', {
  name: '[NOT-03] Scripts in a text of the house are removed, the text stays',
  play: async () => {
    const window = await screen.findByRole('dialog');
    await waitFor(() => expect(window.querySelector('p')).not.toBeNull());
    await expect(window.querySelector('script, [onerror]')).toBeNull();
    await expect('acted' in globalThis).toBe(false);
  },
});
export const None = story('none');
export const Loading = story('loading');
export const Failed = story('failed', {
  name: '[ERR-01] A text that failed to load is loaded again by one press',
  play: async ({ args, userEvent }) => {
    const failure = within(await screen.findByRole('alert'));
    await userEvent.click(failure.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Retrying = story('retrying');

type _Covered = CoversEveryState<
  typeof houseTextStates,
  typeof import('./HouseTextWindowView.stories.tsx')
>;
