const text = (words: string): number[] => [...new TextEncoder().encode(words)];

const two = (value: number): number[] => [value >> 8, value & 255];
const four = (value: number): number[] => [...two(value >>> 16), ...two(value & 0xffff)];

const segment = (marker: number, body: readonly number[]): number[] => [
  0xff,
  marker,
  ...two(body.length + 2),
  ...body,
];
const chunk = (name: string, body: readonly number[]): number[] => [
  ...four(body.length),
  ...text(name),
  ...body,
  ...four(0),
];

/** The beginning and the end of a JPEG, with camera metadata if `remark` is given. */
export const jpegOf = (remark = ''): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, text('JFIF')),
    ...(remark === '' ? [] : segment(0xe1, text(`Exif ${remark}`))),
    ...(remark === '' ? [] : segment(0xfe, text(remark))),
    ...segment(0xe2, text('ICC_PROFILE')),
    ...segment(0xda, [1, 2, 3]),
    ...text('points, not segments'),
    ...[0xff, 0xd9],
  ]);

/** The chunks of a PNG, with metadata if `remark` is given. */
export const pngOf = (remark = ''): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', [0, 0, 0, 1]),
    ...(remark === '' ? [] : chunk('eXIf', text(remark))),
    ...(remark === '' ? [] : chunk('tEXt', text(`Comment ${remark}`))),
    ...chunk('IDAT', text('points')),
    ...chunk('IEND', []),
  ]);
