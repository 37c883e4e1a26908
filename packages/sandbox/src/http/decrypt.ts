/**
 * Decrypts what pages encrypt, and encrypts what they decrypt. Uses only WebCrypto and no code of the client: a second
 * implementation of one format.
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

/** The two keys that follow from one AES key. */
async function aesKeys(keyDigits: string): Promise<{ tag: CryptoKey; body: CryptoKey }> {
  const master = fromHex(keyDigits);
  const { subtle } = crypto;
  const tag = await derived(master, 'parlour authenticate');
  const body = await derived(master, 'parlour encrypt');
  return {
    tag: await subtle.importKey('raw', tag, hmac, false, ['sign', 'verify']),
    body: await subtle.importKey('raw', body, 'AES-CBC', false, ['encrypt', 'decrypt']),
  };
}

/** Vector (16), AES-256-CBC ciphertext, HMAC-SHA-256 (32). The tag is checked first. */
export async function decryptAes(payload: string, keyDigits: string): Promise<string> {
  const bytes = bytesOf(payload);
  const sealed = bytes.slice(0, -32);
  const { tag, body } = await aesKeys(keyDigits);
  if (!(await crypto.subtle.verify('HMAC', tag, bytes.slice(-32), sealed))) {
    throw new Error('Sealed with another key');
  }
  const iv = sealed.slice(0, 16);
  return textOf(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, body, sealed.slice(16)));
}

/** The payload that {@link decryptAes} and the pages read. */
export async function encryptAes(text: string, keyDigits: string): Promise<string> {
  const { tag, body } = await aesKeys(keyDigits);
  const iv = crypto.getRandomValues(new Uint8Array(16));
  const bytes = new TextEncoder().encode(text);
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, body, bytes);
  const sealed = Uint8Array.from([...iv, ...new Uint8Array(ciphertext)]);
  const end = new Uint8Array(await crypto.subtle.sign('HMAC', tag, sealed));
  return btoa(Array.from([...sealed, ...end], (byte) => String.fromCharCode(byte)).join(''));
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
