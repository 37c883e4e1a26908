// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { mostBytes } from './picture.ts';
import { jpegOf, pngOf } from './pictures.fixture.ts';
import { UploadField } from './UploadField.tsx';
import { noUploads } from './use-uploads.ts';

/** A file with this declared type, of `size` bytes. */
const file = (name: string, type: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type });

/** Renders the field and chooses files; returns which of them it accepts, and what it says about the others. */
async function choose(language: 'bn' | 'en', files: readonly File[]) {
  const add = vi.fn<(files: readonly File[]) => void>();
  const test = createTestRuntime({ language });
  renderPage(test, <UploadField uploads={{ ...noUploads, add }} label="Proof" />, language);
  const input = screen.getByLabelText('Proof', { selector: 'input' });
  // A file dialog can be set to show files of all types.
  const user = userEvent.setup({ delay: null, applyAccept: false });
  await user.upload(input, [...files]);
  const told = screen.getByRole('status').textContent;
  // The field says what is announced, after its hint.
  expect(input).toHaveAccessibleDescription(expect.stringMatching(new RegExp(`. ?${told}$`)));
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
