import type { Random } from './art/rng.ts';

/** Characters that cannot be confused: no 0/O, 1/I/L, 8/B. */
export const captchaAlphabet = '2345679ACEFHKMNPRTXY';

/** 5 × 7 dots each, one hexadecimal row pair per line of dots. */
const glyphs: Readonly<Record<string, readonly number[]>> = {
  '2': [14, 17, 1, 6, 8, 16, 31],
  '3': [14, 17, 1, 6, 1, 17, 14],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '5': [31, 16, 30, 1, 1, 17, 14],
  '6': [6, 8, 16, 30, 17, 17, 14],
  '7': [31, 1, 2, 4, 8, 8, 8],
  '9': [14, 17, 17, 15, 1, 2, 12],
  A: [14, 17, 17, 31, 17, 17, 17],
  C: [14, 17, 16, 16, 16, 17, 14],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  H: [17, 17, 17, 31, 17, 17, 17],
  K: [17, 18, 20, 24, 20, 18, 17],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  P: [30, 17, 17, 30, 16, 16, 16],
  R: [30, 17, 17, 30, 20, 18, 17],
  T: [31, 4, 4, 4, 4, 4, 4],
  X: [17, 17, 10, 4, 10, 17, 17],
  Y: [17, 17, 10, 4, 4, 4, 4],
};

const width = 128;
const height = 48;

/** The text of a new captcha. */
export function captchaText(random: Random): string {
  return Array.from(
    { length: 4 },
    () => captchaAlphabet[random.int(0, captchaAlphabet.length - 1)],
  ).join('');
}

/** Draws a captcha as a grey PNG, base64: shifted letters, two lines, dots. */
export function captchaImage(text: string, random: Random): string {
  const pixels = new Uint8Array(width * height).fill(238);
  const dot = (x: number, y: number, shade: number) => {
    if (x >= 0 && x < width && y >= 0 && y < height)
      pixels[Math.floor(y) * width + Math.floor(x)] = shade;
  };
  for (let i = 0; i < 160; i += 1) dot(random.range(0, width), random.range(0, height), 170);
  for (const [index, letter] of [...text].entries()) {
    const rows = glyphs[letter] ?? [];
    const left = 12 + index * 28 + random.range(-3, 3);
    const top = 8 + random.range(-4, 4);
    const slant = random.range(-0.25, 0.25);
    for (const [row, bits] of rows.entries()) {
      for (let column = 0; column < 5; column += 1) {
        if (!(bits & (16 >> column))) continue;
        for (let dx = 0; dx < 4; dx += 1) {
          for (let dy = 0; dy < 4; dy += 1) {
            const y = row * 4.4 + dy;
            dot(left + column * 4 + dx + slant * y, top + y, 60);
          }
        }
      }
    }
  }
  for (let line = 0; line < 2; line += 1) {
    const start = random.range(10, height - 10);
    const swing = random.range(3, 9);
    for (let x = 0; x < width; x += 0.5) dot(x, start + Math.sin(x / 14 + line) * swing, 110);
  }
  return encodePng(pixels);
}

/** The smallest PNG writer: eight-bit grey, stored (uncompressed) blocks. */
function encodePng(pixels: Uint8Array): string {
  const raw = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    raw.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 0, 0, 0, 0], 8);
  const stored = new Uint8Array(raw.length + 11);
  stored.set([
    0x78,
    0x01,
    0x01,
    raw.length & 255,
    raw.length >> 8,
    ~raw.length & 255,
    (~raw.length >> 8) & 255,
  ]);
  stored.set(raw, 7);
  new DataView(stored.buffer).setUint32(raw.length + 7, adler32(raw));
  const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
  const parts = [
    signature,
    chunk('IHDR', header),
    chunk('IDAT', stored),
    chunk('IEND', new Uint8Array()),
  ];
  return btoa(parts.map((part) => String.fromCharCode(...part)).join(''));
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const result = new Uint8Array(data.length + 12);
  const view = new DataView(result.buffer);
  view.setUint32(0, data.length);
  result.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  result.set(data, 8);
  view.setUint32(data.length + 8, crc32(result.subarray(4, data.length + 8)));
  return result;
}

function adler32(data: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (const byte of data) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}

function crc32(data: Uint8Array): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
