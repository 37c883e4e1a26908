import { expect, test } from 'vitest';
import { typeOf, withoutMetadata } from './bytes.ts';
import { jpegOf, pngOf } from './pictures.fixture.ts';

const says = (bytes: Uint8Array, text: string) =>
  new TextDecoder('latin1').decode(bytes).includes(text);

test('[WAL-06] the type of a picture is found by its content', () => {
  expect(typeOf(jpegOf())).toBe('image/jpeg');
  expect(typeOf(pngOf())).toBe('image/png');
  expect(typeOf(new TextEncoder().encode('<svg onload="alert(1)"/>'))).toBe(null);
  expect(typeOf(new Uint8Array())).toBe(null);
});

test.each([
  ['image/jpeg', jpegOf('GPS 23.81')],
  ['image/png', pngOf('GPS 23.81')],
] as const)(
  '[WAL-06] the location is removed from a picture of %s, the rest stays',
  (type, bytes) => {
    expect(says(bytes, 'GPS 23.81')).toBe(true);
    const bare = withoutMetadata(bytes, type);
    expect(says(bare, 'GPS 23.81')).toBe(false);
    expect(bare).toEqual(type === 'image/png' ? pngOf() : jpegOf());
  },
);

test('[WAL-06] a picture that ends inside its metadata is cut, not read beyond its end', () => {
  for (const whole of [jpegOf('GPS 23.81'), pngOf('GPS 23.81')]) {
    for (let end = 8; end < whole.length; end += 1) {
      const type = typeOf(whole) ?? 'image/png';
      const cut = withoutMetadata(whole.slice(0, end), type);
      expect(cut.length).toBeLessThanOrEqual(end);
    }
  }
});
