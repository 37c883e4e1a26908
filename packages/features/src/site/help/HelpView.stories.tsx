import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HelpView } from './HelpView.tsx';
import { helpStates } from './states.ts';

const meta: Meta<typeof HelpView> = {
  title: 'Widgets/Help/View',
  component: HelpView,
  args: {
    onTopic: fn(),
    onQuestion: fn(),
    onSearching: fn(),
    onContact: fn(),
    onRetry: fn(),
  },
};
export default meta;

const story = storiesFor(HelpView, helpStates);

export const Common = story('common', {
  name: '[HLP-01] Shows common questions first; a topic can be chosen, an answer opened',
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { expanded: false });
    if (!first) throw new Error('No question is there');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onQuestion).toHaveBeenCalledWith('0-1', null);
    const [topic] = canvas.getAllByRole('button', { pressed: false });
    if (!topic) throw new Error('No topic is there');
    await userEvent.click(topic);
    await expect(args.onTopic).toHaveBeenCalledWith('account');
  },
});
export const OfTopic = story('ofTopic', { globals: { viewport: { value: 'w360' } } });
export const Linked = story('linked', {
  name: '[HLP-01] A link to a question opens it, among those of its topic',
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { expanded: true });
    await expect(open).toBeVisible();
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
});
export const Gone = story('gone');
export const OtherLanguage = story('otherLanguage', {
  name: '[HLP-01] Words of another language find the answers in one\u2019s own',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'kolibri');
    await expect(args.onSearching).toHaveBeenCalled();
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(4);
    await expect(canvas.queryByText(/kolibri$/)).toBeNull();
  },
});
export const NotFound = story('notFound', {
  name: '[HLP-01] A search without results says so, and offers next steps',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.queryAllByRole('button', { expanded: false })).toHaveLength(0);
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('zzz');
    for (const link of canvas.getAllByRole('link', {
      name: /feedback|\u09AE\u09A4\u09BE\u09AE\u09A4/i,
    })) {
      await expect(link).toHaveAttribute('href', '/help?page=feedback');
    }
    const contact = canvas.getAllByRole('button').at(-1);
    if (!contact) throw new Error('There is no way to customer service');
    await userEvent.click(contact);
    await expect(args.onContact).toHaveBeenCalledOnce();
  },
});
export const LongText = story('longText', { globals: { viewport: { value: 'w360' } } });
export const NoLines = story('noLines');
export const LinesLoading = story('linesLoading');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Offline = story('offline', {
  name: '[ERR-01] A failed connection shows an error, and one press tries again',
  play: async ({ args, canvas, userEvent }) => {
    const [retry] = canvas.getAllByRole('button');
    if (!retry) throw new Error('There is no second attempt');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<typeof helpStates, typeof import('./HelpView.stories.tsx')>;
