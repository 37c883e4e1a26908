import { brotliDecompressSync, constants } from 'node:zlib';

/** What a server sends before it waits for the first answer: ten packets, less what they say of themselves. */
export const flight = 14_300;

/** How many bytes of a brotli file a browser can read of what comes with the first round trip. */
export const firstFlight = (packed: Buffer): number =>
  brotliDecompressSync(packed.subarray(0, flight), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).length;
