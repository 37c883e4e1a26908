import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HelpView } from './HelpView.tsx';
import { helpStates } from './states.ts';

const meta: Meta<typeof HelpView> = {
  title: 'Widgets/Help/View',
  component: HelpView,
  args: { onTopic: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(HelpView, helpStates);

export const Common = story('common', {
  name: '[HLP-01] The common questions first; a topic is chosen, an answer opens',
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { expanded: false });
    if (!first) throw new Error('No question is there');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    const [topic] = canvas.getAllByRole('button', { pressed: false });
    if (!topic) throw new Error('No topic is there');
    await userEvent.click(topic);
    await expect(args.onTopic).toHaveBeenCalledWith('topic-0');
  },
});
export const OfTopic = story('ofTopic', { globals: { viewport: { value: 'w360' } } });
export const NotFound = story('notFound', {
  name: '[HLP-01] Words nobody answers: said so, and cleared again',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.queryAllByRole('button', { expanded: false })).toHaveLength(0);
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('zzz');
  },
});
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Offline = story('offline', {
  name: '[ERR-01] A dead line is named, and asked again by one press',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<typeof helpStates, typeof import('./HelpView.stories.tsx')>;
