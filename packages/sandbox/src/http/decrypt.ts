/**
 * Decrypts what pages encrypt. Uses only WebCrypto and no code of the client: a second implementation of one format.
 */

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const fromHex = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const textOf = (bytes: ArrayBuffer): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(bytes);

const hmac = { name: 'HMAC', hash: 'SHA-256' };

async function derived(master: Uint8Array<ArrayBuffer>, label: string): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('raw', master, hmac, false, ['sign']);
  return crypto.subtle.sign('HMAC', key, new TextEncoder().encode(label));
}

/** Vector (16), AES-256-CBC ciphertext, HMAC-SHA-256 (32). The tag is checked first. */
export async function decryptAes(payload: string, keyDigits: string): Promise<string> {
  const master = fromHex(keyDigits);
  const bytes = bytesOf(payload);
  const ciphertext = bytes.slice(0, -32);
  const tagKey = await crypto.subtle.importKey(
    'raw',
    await derived(master, 'parlour authenticate'),
    hmac,
    false,
    ['verify'],
  );
  if (!(await crypto.subtle.verify('HMAC', tagKey, bytes.slice(-32), ciphertext))) {
    throw new Error('Sealed with another key');
  }
  const raw = await derived(master, 'parlour encrypt');
  const key = await crypto.subtle.importKey('raw', raw, 'AES-CBC', false, ['decrypt']);
  const iv = ciphertext.slice(0, 16);
  return textOf(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, key, ciphertext.slice(16)));
}

/** RSA-OAEP-256 wrapped key (256), vector (12), AES-256-GCM ciphertext with tag. */
export async function decryptRsa(payload: string, privateKey: string): Promise<string> {
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const outer = await crypto.subtle.importKey('pkcs8', bytesOf(privateKey), rsa, false, [
    'decrypt',
  ]);
  const bytes = bytesOf(payload);
  const raw = await crypto.subtle.decrypt(rsa, outer, bytes.slice(0, 256));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const iv = bytes.slice(256, 268);
  const additionalData = new TextEncoder().encode('parlour payload v1');
  return textOf(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes.slice(268)),
  );
}
