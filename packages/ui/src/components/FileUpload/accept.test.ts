import { expect, test } from 'vitest';
import { sortFiles } from './accept.ts';

const file = (name: string, type: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type });
const images = { accept: ['image/png', 'image/jpeg'], maxBytes: 100, room: 3 };
const reasons = (files: File[], limits = images) =>
  sortFiles(files, limits).refused.map(({ name, reason }) => `${name}: ${reason}`);

test('[WAL-06] png and jpg are taken, any other type is refused', () => {
  const files = [file('a.png', 'image/png'), file('b.jpg', 'image/jpeg')];
  expect(sortFiles(files, images)).toEqual({ taken: files, refused: [] });
  expect(reasons([file('c.gif', 'image/gif'), file('d.png', '')])).toEqual([
    'c.gif: type',
    'd.png: type',
  ]);
});

test('[WAL-06] a file of exactly the limit is taken, one byte more is refused', () => {
  expect(reasons([file('a.png', 'image/png', 100)])).toEqual([]);
  expect(reasons([file('a.png', 'image/png', 101)])).toEqual(['a.png: size']);
});

test('[WAL-06] files beyond the room are refused, and refused files use no room', () => {
  const files = ['a', 'b', 'c'].map((name) => file(`${name}.png`, 'image/png'));
  const mixed = [file('x.gif', 'image/gif'), ...files];
  expect(reasons(mixed, { ...images, room: 2 })).toEqual(['x.gif: type', 'c.png: count']);
  expect(reasons(files, { ...images, room: 0 })).toHaveLength(3);
});

test('[WAL-06] kinds and file endings are rules too, and an empty list takes everything', () => {
  const wide = { ...images, accept: ['image/*', '.PDF'] };
  expect(reasons([file('a.webp', 'image/webp'), file('b.pdf', '')], wide)).toEqual([]);
  expect(reasons([file('a.txt', 'text/plain')], { ...images, accept: [] })).toEqual([]);
});
