import { expect, test } from 'vitest';
import { loadElements } from './load-elements.ts';

test.each(['play.padma.example', 'https://play.padma.example/embed', ''])(
  '[EMB-01] a project that names no site is told what to write: %s',
  async (site) => {
    await expect(loadElements(site)).rejects.toThrow('Write https://host, without a path.');
  },
);
