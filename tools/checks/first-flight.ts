import { brotliDecompressSync, constants } from 'node:zlib';

/**
 * Bytes a server sends in the initial congestion window, before the first acknowledgement: ten packets without their
 * headers.
 */
export const flight = 14_300;

/** How many bytes of a brotli file a browser can read of what comes with the first round trip. */
export const firstFlight = (packed: Buffer): number =>
  brotliDecompressSync(packed.subarray(0, flight), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).length;
