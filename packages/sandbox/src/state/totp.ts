const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

/** The bytes of a secret in base 32. */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bits = [...secret]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}

/** The six digits an authenticator app shows at an instant (RFC 6238). */
export async function totp(secret: string, at: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(at / stepMs)));
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const offset = mac.getUint8(19) & 15;
  return String((mac.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Whether a code is valid now, or one step earlier or later: clocks differ. */
export async function fitsTotp(secret: string, code: string, now: number): Promise<boolean> {
  const windows = [now, now - stepMs, now + stepMs].filter((at) => at >= 0);
  const codes = await Promise.all(windows.map((at) => totp(secret, at)));
  return codes.includes(code);
}

/** A secret of 32 letters from numbers below 32. */
export const newSecret = (next: () => number): string =>
  Array.from({ length: 32 }, () => alphabet[next()] ?? 'A').join('');
