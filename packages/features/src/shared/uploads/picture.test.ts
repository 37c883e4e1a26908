// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preparePicture } from './picture.ts';
import { jpegOf, pngOf } from './pictures.fixture.ts';

/** The drawn sizes, and the types in which they were written. */
let drawn: { width: number; height: number; type: string | undefined }[];
/** Size of the PNG that the canvas writes, in bytes. */
let pngBytes: number;

beforeEach(() => {
  drawn = [];
  pngBytes = 1_000;
  const { getContext, toBlob, toDataURL } = HTMLCanvasElement.prototype;
  // jsdom has no canvas: this one records what is drawn.
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => ({
    fillRect: () => undefined,
    drawImage: () => undefined,
  }));
  HTMLCanvasElement.prototype.toBlob = function write(done, type) {
    drawn.push({ width: this.width, height: this.height, type });
    done(new Blob([new Uint8Array(type === 'image/png' ? pngBytes : 500)], { type: type ?? '' }));
  };
  HTMLCanvasElement.prototype.toDataURL = () => 'data:image/jpeg;base64,';
  return () => {
    Object.assign(HTMLCanvasElement.prototype, { getContext, toBlob, toDataURL });
  };
});
afterEach(() => vi.unstubAllGlobals());

const shows = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));

test('[WAL-06] a camera picture is scaled down in its own proportions, and sent as it was drawn', async () => {
  shows(6000, 4000);
  const camera = new Blob([jpegOf('GPS 23.81')], { type: 'image/jpeg' });
  const ready = await preparePicture(camera);
  expect(drawn).toEqual([{ width: 2000, height: 1333, type: 'image/jpeg' }]);
  if (typeof ready === 'string') throw new Error(ready);
  expect([ready.blob.size, ready.type]).toEqual([500, 'image/jpeg']);
  const bytes = await ready.blob.arrayBuffer();
  expect(new TextDecoder('latin1').decode(bytes)).not.toContain('GPS');
});

test('[WAL-06] a small picture keeps its size; a screenshot stays a PNG unless it is large', async () => {
  shows(800, 600);
  const screenshot = new Blob([pngOf()], { type: 'image/png' });
  expect(await preparePicture(screenshot)).toMatchObject({ type: 'image/png' });
  expect(drawn).toEqual([{ width: 800, height: 600, type: 'image/png' }]);
  pngBytes = 2 * 1024 * 1024;
  expect(await preparePicture(screenshot)).toMatchObject({ type: 'image/jpeg' });
});

test('[WAL-06] a picture that cannot be drawn is broken, one that is still too large is reported', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  expect(await preparePicture(new Blob([pngOf()]))).toBe('broken');
  vi.stubGlobal('createImageBitmap', undefined);
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  large.set(jpegOf());
  expect(await preparePicture(new Blob([large]))).toBe('size');
});
