// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw, newPlace, removePlace } from '../../testing/page.fixture.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { mostBytes } from './picture.ts';
import { jpegOf, pngOf } from './pictures.fixture.ts';
import { UploadField } from './UploadField.tsx';
import { noUploads } from './use-uploads.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let box: HTMLElement;
let root: Root;
beforeEach(() => {
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

/** A file with this declared type, of `size` bytes. */
const file = (name: string, type: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type });

/** Renders the field and chooses files; returns which of them it accepts. */
async function choose(language: 'bn' | 'en', files: readonly File[]) {
  const add = vi.fn<(files: readonly File[]) => void>();
  const test = createTestRuntime({ language });
  await draw(root, test, <UploadField uploads={{ ...noUploads, add }} label="Proof" />, language);
  const input = box.querySelector('input');
  if (!input) throw new Error('There is nothing to choose files with.');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  const told = box.querySelector('[data-part="refused"]')?.textContent ?? '';
  return { told, taken: add.mock.calls.flatMap(([taken]) => taken.map(({ name }) => name)) };
}

test.each([
  ['en', 'Use a PNG or JPG image.'],
  ['bn', 'PNG বা JPG ছবি দিন।'],
] as const)(
  '[VAL-03] [WAL-06] a file that is not PNG or JPG is reported and not added, in %s',
  async (language, says) => {
    const right = new File([pngOf()], 'right.png', { type: 'image/png' });
    expect(await choose(language, [file('moving.gif', 'image/gif'), right])).toEqual({
      told: says,
      taken: ['right.png'],
    });
  },
);

test.each([
  ['en', 'Each image can have up to 5 MB.'],
  ['bn', 'প্রতিটি ছবি সর্বোচ্চ 5 MB হতে পারে।'],
] as const)(
  '[VAL-03] [WAL-06] an image may have 5 MB and not a byte more, in %s',
  async (language, says) => {
    expect(mostBytes).toBe(5 * 1024 * 1024);
    const whole = file('whole.jpg', 'image/jpeg', mostBytes);
    const more = file('more.jpg', 'image/jpeg', mostBytes + 1);
    expect(await choose(language, [whole, more])).toEqual({ told: says, taken: ['whole.jpg'] });
  },
);

test.each([
  ['en', 'You can add up to 3 images.'],
  ['bn', 'সর্বোচ্চ 3টি ছবি দেওয়া যাবে।'],
] as const)(
  '[VAL-03] [WAL-06] at most three images can be added, in %s',
  async (language, says) => {
    const four = ['a', 'b', 'c', 'd'].map(
      (name) => new File([jpegOf()], `${name}.jpg`, { type: 'image/jpeg' }),
    );
    expect(await choose(language, four)).toEqual({
      told: says,
      taken: ['a.jpg', 'b.jpg', 'c.jpg'],
    });
  },
);
