import { expect, test } from 'vitest';
import { elementsManifest } from './manifest.ts';
import { elements } from './registry.ts';

test('[EMB-01] the manifest lists each element with its attributes and their values', () => {
  const text = JSON.stringify(elementsManifest());
  for (const { tag, attributes } of elements) {
    expect(text).toContain(`"tagName":"${tag}"`);
    for (const { name } of attributes) expect(text).toContain(`"name":"${name}"`);
  }
  expect(text).toContain(`"type":{"text":"'auto' | 'light' | 'dark'"},"default":"'auto'"`);
  expect(text).toContain('"name":"ParlourJackpot"');
  expect(text).toContain('CustomEvent<{ to: string }>');
});
