import { expect, test } from 'vitest';
import { readGraph, touchedBy } from './touched.ts';

const graph = readGraph(
  JSON.stringify({
    modules: [
      { source: 'button.ts', dependencies: [] },
      { source: 'form.ts', dependencies: [{ resolved: 'button.ts' }] },
      { source: 'button.stories.tsx', dependencies: [{ resolved: 'button.ts' }] },
      { source: 'login.ts', dependencies: [{ resolved: 'form.ts' }, { resolved: 'texts.ts' }] },
      { source: 'texts.ts', dependencies: [{ resolved: 'login.ts' }] },
      { source: 'chart.ts', dependencies: [] },
    ],
  }),
);

test('a change touches what imports it, at any distance, once around a circle', () => {
  expect([...touchedBy(['button.ts'], graph)]).toEqual([
    'button.ts',
    'form.ts',
    'button.stories.tsx',
    'login.ts',
    'texts.ts',
  ]);
});

test('a file nobody imports touches itself', () => {
  expect([...touchedBy(['chart.ts', 'new.ts'], graph)]).toEqual(['chart.ts', 'new.ts']);
});

test('something else than a graph is refused', () => {
  expect(() => readGraph('{}')).toThrow('unknown form');
});
