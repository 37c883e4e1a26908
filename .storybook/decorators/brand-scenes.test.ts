// @vitest-environment jsdom
import type { TestRuntime } from '@parlour/features/testing';
import { brandIds, defaultBrand } from '@parlour/ui/theme';
import { composeStory } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { newRuntime } from './features.tsx';

/** The pictures of the home page from the backend of a story, with this brand in the toolbar. */
async function scenesIn(brand: string): Promise<readonly string[]> {
  const backends: TestRuntime[] = [];
  const render = (_args: object, { loaded }: { loaded: Record<string, TestRuntime> }) => {
    if (loaded.test) backends.push(loaded.test);
    return createElement('p');
  };
  const story = composeStory(
    { render },
    { title: 'Widgets/Any' },
    { loaders: [newRuntime], initialGlobals: { brand, language: 'en' } },
  );
  await story.run();
  const banners = await backends[0]?.runtime.api.getBanners({ groupName: 'w_home' });
  return (banners ?? []).map(({ url }) => url);
}

test('[BRD-01] [SBK-03] the scenes of home match the brand of the toolbar; the default brand has its own', async () => {
  const own = await scenesIn(defaultBrand);
  expect(own).toHaveLength(3);
  expect(await scenesIn('nobody')).toEqual(own);
  for (const brand of brandIds.filter((id) => id !== defaultBrand)) {
    const scenes = await scenesIn(brand);
    expect(scenes, brand).toHaveLength(3);
    expect(scenes, brand).not.toEqual(own);
  }
});
