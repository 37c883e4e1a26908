// @vitest-environment jsdom
import { composeStory } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { liveStories } from './live.tsx';

test('[SBK-03] with a fault in the toolbar the play function of a story does not run', async () => {
  const play = vi.fn(async () => {});
  const story = liveStories(<p>widget</p>)(undefined, { play });
  const under = (fault: string) =>
    composeStory(story, { title: 'Widgets/Any/Live' }, { initialGlobals: { fault } });
  await under('none').run();
  expect(play).toHaveBeenCalledOnce();
  await under('offline').run();
  expect(play).toHaveBeenCalledOnce();
  expect(document.body.textContent).toContain('widget');
});
