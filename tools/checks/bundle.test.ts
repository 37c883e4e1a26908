import { expect, test } from 'vitest';
import { closure, type Manifest, overspent } from './bundle.ts';

const manifest: Manifest = {
  'index.html': { file: 'a.js', imports: ['_shared'], dynamicImports: ['login'], css: ['a.css'] },
  _shared: { file: 's.js' },
  login: { file: 'l.js', imports: ['_shared', '_forms'] },
  _forms: { file: 'f.js', css: ['f.css'] },
};

test('follows static imports and leaves lazy ones out', () => {
  expect(closure(manifest, ['index.html']).js).toEqual(['a.js', 's.js']);
  expect(closure(manifest, ['index.html']).css).toEqual(['a.css']);
  expect(closure(manifest, ['login']).js).toEqual(['l.js', 's.js', 'f.js']);
});

test('a budget that is passed by one byte is reported', () => {
  const budgets = [
    { name: 'home', limit: 100, actual: 100 },
    { name: 'login', limit: 100, actual: 101 },
  ];
  expect(overspent(budgets).map(({ name }) => name)).toEqual(['login']);
});
