/** Calls of a page to its server. */
export interface Sender {
  /** Sends something; `null` when no readable answer came. */
  send<T>(path: string, body?: object): Promise<T | null>;
  /** A new key for one wish. */
  newKey(): string;
}

/** Makes the calls of a page. The browser gets its source text, so it must not use anything from outside. */
export function makeSender(): Sender {
  return {
    async send(path, body) {
      const control = new AbortController();
      const limit = window.setTimeout(() => control.abort(), 20_000);
      try {
        const { signal } = control;
        const write = body && { method: 'POST', body: JSON.stringify(body), keepalive: true };
        const response = await fetch(`${location.pathname}/${path}`, { signal, ...write });
        return await response.json();
      } catch {
        return null;
      } finally {
        window.clearTimeout(limit);
      }
    },
    newKey: () =>
      [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
  };
}
