import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import { PostsWidget } from './PostsWidget.tsx';

const meta: Meta = { title: 'Widgets/Posts/Live' };
export default meta;

const nothing = () => undefined;
const about = liveStories(
  <PostsWidget slot="about" id={null} at={null} helpHref="/help" onPage={nothing} />,
);
const text = liveStories(
  <PostsWidget slot="blog" id="b-pause" at={null} helpHref="/help" onPage={nothing} />,
);

export const AboutTheSite = about(undefined, {
  name: '[HLP-01] The only text about the site is shown at once, as the operator wrote it',
  play: async ({ test, canvas }) => {
    const { rows } = await test.runtime.api.getPosts({ kind: 'ABOUT' });
    await expect(rows).toHaveLength(1);
    await expect(await canvas.findByText(rows[0]?.summary ?? '')).toBeVisible();
  },
});
export const Text = text();
