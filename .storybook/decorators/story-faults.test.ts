// @vitest-environment jsdom
import type { TestRuntime } from '@parlour/features/testing';
import { composeStory } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { newRuntime } from './features.tsx';

/** The number of faults in the backend of a story while the toolbar says `offline`. */
async function faultsOf(play?: () => Promise<void>): Promise<number> {
  const backends: TestRuntime['sandbox'][] = [];
  const render = (_args: object, { loaded }: { loaded: Record<string, TestRuntime> }) => {
    if (loaded.test) backends.push(loaded.test.sandbox);
    return createElement('p');
  };
  const story = composeStory(
    { render, ...(play && { play }) },
    { title: 'Widgets/Any' },
    { loaders: [newRuntime], initialGlobals: { fault: 'offline' } },
  );
  await story.run();
  const answer = await backends[0]?.fetch(new Request('http://sandbox.invalid/sandbox/scenario'));
  const scenario: unknown = await answer?.json();
  return Object(scenario).faults.length;
}

test('[SBK-03] a fault of the toolbar applies only to stories without a behaviour', async () => {
  expect(await faultsOf()).toBeGreaterThan(0);
  expect(await faultsOf(async () => {})).toBe(0);
});
