import { expect, test } from 'vitest';
import { componentsAround } from './components-around.ts';

test('[X-06] a component stack keeps names and files, innermost first, and no host', () => {
  const stack = `
    at Price (https://site.example/assets/NoticesPage-a1.js:1:20)
    at main
    at Page (http://127.0.0.1:4173/assets/home-b2.js:3:4)`;
  expect(componentsAround(stack)).toBe(
    'at Price (/assets/NoticesPage-a1.js:1:20)\nat main\nat Page (/assets/home-b2.js:3:4)',
  );
  expect(componentsAround(`${'\n    at X (a.js)'.repeat(300)}`).split('\n')).toHaveLength(12);
  expect(componentsAround(undefined)).toBe('');
});
