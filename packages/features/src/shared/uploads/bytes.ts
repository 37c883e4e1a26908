/** Types of pictures that may be sent (WAL-06). */
export type PictureType = 'image/png' | 'image/jpeg';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
const jpeg = [0xff, 0xd8, 0xff] as const;

const beginsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, at) => bytes[at] === byte);

/** Returns the type of a picture by its content, because its name and declared type may be wrong (WAL-06). */
export function typeOf(bytes: Uint8Array): PictureType | null {
  if (beginsWith(bytes, png)) return 'image/png';
  return beginsWith(bytes, jpeg) ? 'image/jpeg' : null;
}

/** A range of bytes in a file. */
type Stretch = readonly [from: number, to: number];

const joined = (bytes: Uint8Array, stretches: readonly Stretch[]): Uint8Array<ArrayBuffer> => {
  const size = stretches.reduce((sum, [from, to]) => sum + to - from, 0);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const [from, to] of stretches) {
    whole.set(bytes.subarray(from, to), at);
    at += to - from;
  }
  return whole;
};

/** Segments with metadata, which draw nothing: APP1–APP15, except the colours of APP2 and APP14, and comments. */
const isRemark = (marker: number): boolean =>
  marker === 0xfe || (marker > 0xe0 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee);

function bareJpeg(bytes: Uint8Array): readonly Stretch[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Stretch[] = [[0, 2]];
  let at = 2;
  while (at + 4 <= bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // The image data begins: from here on there are no segments.
    if (marker === 0xda) break;
    const end = Math.min(at + 2 + view.getUint16(at + 2), bytes.length);
    if (!isRemark(marker)) kept.push([at, end]);
    at = end;
  }
  return [...kept, [at, bytes.length]];
}

/** Chunks of a PNG with metadata, which draw nothing. */
const remarks: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function barePng(bytes: Uint8Array): readonly Stretch[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Stretch[] = [[0, png.length]];
  let at: number = png.length;
  while (at + 12 <= bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = Math.min(at + 12 + view.getUint32(at), bytes.length);
    if (!remarks.has(name)) kept.push([at, end]);
    at = end;
  }
  return kept;
}

/**
 * Returns the picture without the metadata that a camera added: place, time, device, comments (WAL-06). The image data
 * stays the same, byte for byte.
 */
export const withoutMetadata = (bytes: Uint8Array, type: PictureType): Uint8Array<ArrayBuffer> =>
  joined(bytes, type === 'image/png' ? barePng(bytes) : bareJpeg(bytes));
