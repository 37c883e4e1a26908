import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { looksOutside, swallowedErrors } from '../../../tools/story-checks/server-render.ts';
import { storiesIn } from '../../../tools/story-checks/stories.ts';
import { createTestRuntime, TestProviders } from './testing/test-runtime.tsx';

const files = {
  // The page of brands is generated when Storybook is built; all its parts are in these stories.
  ...import.meta.glob(['../../ui/src/**/*.stories.tsx', '!../../ui/src/testing/**']),
  ...import.meta.glob('./**/*.stories.tsx'),
};

const isComponent = (value: unknown): value is ElementType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

const element = (component: unknown, props: Record<string, unknown>) => {
  if (!isComponent(component)) throw new Error('A story without render needs a component.');
  return createElement(component, props);
};

test('there are stories of the library and of the widgets', () => {
  const names = Object.keys(files);
  expect(names.filter((name) => name.startsWith('../../ui/')).length).toBeGreaterThan(40);
  expect(names.filter((name) => name.startsWith('./')).length).toBeGreaterThan(3);
});

describe.each(['bn', 'en'] as const)('in %s', (language) => {
  const around = createTestRuntime({ language });

  test.each(Object.entries(files))('a server can render every story of %s', async (_name, load) => {
    const stories = storiesIn(await load(), element);
    expect(stories.length).toBeGreaterThan(0);
    for (const story of stories) {
      const show = await story.prepare(language);
      let html = '';
      const looks = looksOutside(() => {
        html = renderToString(
          <TestProviders test={around} language={language}>
            {show()}
          </TestProviders>,
        );
      });
      expect([...looks, ...swallowedErrors(html)], story.name).toEqual([]);
    }
  });
});
