import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PostsView } from './PostsView.tsx';
import { postsStates } from './states.ts';

const meta: Meta<typeof PostsView> = {
  title: 'Widgets/Posts/View',
  component: PostsView,
  args: { onPage: fn(), onContact: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(PostsView, postsStates);

export const List = story('list', {
  name: '[HLP-01] The texts of a slot, each with its address',
  play: async ({ canvas }) => {
    const [list] = canvas.getAllByRole('list');
    if (!list) throw new Error('There is no list of texts.');
    const [first] = within(list).getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/help?page=news/n-1');
  },
});
export const Phone = story('phone', { globals: { viewport: { value: 'w320' } } });
export const LongText = story('longText', { globals: { viewport: { value: 'w360' } } });
export const LongPost = story('longPost', { globals: { viewport: { value: 'w360' } } });
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed', {
  name: '[ERR-01] Texts that failed to load are loaded again by one press',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Post = story('post');
export const Contents = story('contents', {
  name: '[HLP-01] A text of several parts has a table of contents with links',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('article h3')).toHaveLength(3));
    const buttons = within(await canvas.findByRole('navigation')).getAllByRole('button');
    await expect(buttons).toHaveLength(3);
    const [, second] = buttons;
    if (!second) throw new Error('The second part has no entry');
    await userEvent.click(second);
    const heading = canvasElement.querySelectorAll('article h3')[1];
    await expect(heading).toHaveFocus();
  },
});
export const About = story('about', { globals: { viewport: { value: 'w360' } } });
export const Terms = story('terms', {
  name: '[HLP-01] A text with a page of its own has no way back to a list',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('navigation')).toBeVisible());
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
export const Contact = story('contact', {
  name: '[HLP-01] [LAY-06] The contact page opens customer service by one press',
  globals: { viewport: { value: 'w360' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onContact).toHaveBeenCalledOnce();
  },
});
export const NoText = story('noText', {
  name: '[HLP-01] A text of the house that is not published says so, and has a next step',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/help');
  },
});
export const Hostile = story('hostile', {
  name: '[NOT-03] Scripts are removed, the text stays',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('article p')).not.toBeNull());
    await expect(canvasElement.querySelector('script, [onerror]')).toBeNull();
    await expect('acted' in globalThis).toBe(false);
  },
});
export const PostLoading = story('postLoading');
export const PostFailed = story('postFailed');
export const Missing = story('missing', {
  name: '[HLP-01] An address without a text says so, and has a next step',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/help?page=news');
  },
});

type _Covered = CoversEveryState<typeof postsStates, typeof import('./PostsView.stories.tsx')>;
