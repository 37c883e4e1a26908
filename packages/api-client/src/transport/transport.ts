import { defaultValues, type WireValues, withConstants } from './constants.ts';
import { readAnswer } from './envelope.ts';
import { ApiError } from './errors.ts';
import { exchange, type Fetch } from './exchange.ts';
import { defaultProfile, type HeaderProfile, headersFor } from './headers.ts';
import { refusedParameters } from './refused-parameters.ts';
import type { BodyEncryption, CallKind, OutgoingRequest, RequestBody, Transport } from './types.ts';

/** Configuration of a transport by its page. */
export interface TransportConfig {
  /** `window.fetch`, or the fetch of the reference backend. */
  readonly fetch: Fetch;
  /** Origin (and path prefix) of the backend. Default: the origin of the page. */
  readonly baseUrl?: string | undefined;
  /** Header names and values that differ from the default profile (API-03). */
  readonly profile?: Partial<HeaderProfile> | undefined;
  /** Values of constant parameters that differ from the specification (SPECIFICATION §7). */
  readonly values?: Partial<WireValues> | undefined;
  /** Returns the token of the session, or null. Called for each call. */
  getToken(): string | null;
  /** Returns the language code for the Language header. Called for each call. */
  language(): string;
  /** Encrypts the bodies of encrypted calls. Default: none, plain JSON. */
  readonly encryption?: BodyEncryption | undefined;
  /** Milliseconds until TIMEOUT. Default 15,000. */
  readonly timeoutMs?: number | undefined;
  /**
   * Awaited after each answer, outside of its time limit: resolves when the page can take the answer. Default: at once.
   */
  ready?(): Promise<unknown>;
  /** Called when the backend no longer accepts the current token, once for each token. */
  onUnauthenticated?(): void;
  /** Called once for each constant parameter that the backend refuses; further reads of the path go without it. */
  readonly onRefusedParameter?: ((path: string, name: string) => void) | undefined;
}

const defaultTimeoutMs = 15_000;

const isUnauthenticated = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'UNAUTHENTICATED';

/** Sends, encrypts and reads, and turns every failure into an {@link ApiError}. */
export function createTransport(config: TransportConfig): Transport {
  const profile = { ...defaultProfile, ...config.profile };
  const values = { ...defaultValues, ...config.values };
  const refused = refusedParameters(config.onRefusedParameter);
  let refusedToken: string | undefined;

  /** Ignores a late answer to an older token: it does not concern the present session. */
  function tokenRefused(token: string): void {
    if (token === refusedToken || token !== config.getToken()) return;
    refusedToken = token;
    config.onUnauthenticated?.();
  }

  const limitOf = (request: OutgoingRequest<unknown>): number =>
    request.timeoutMs ?? config.timeoutMs ?? defaultTimeoutMs;

  function sendWith<T>(
    token: string | null,
    kind: CallKind,
    url: string,
    request: OutgoingRequest<T>,
  ): Promise<T> {
    const { body, signal } = request;
    const send = (sent: RequestBody, cipher?: string) =>
      sendBody(token, url, request, sent, cipher);
    return typeof body === 'string' && kind.encrypted && config.encryption !== undefined
      ? config.encryption(body, send, { timeoutMs: limitOf(request), signal })
      : send(body);
  }

  async function sendBody<T>(
    token: string | null,
    url: string,
    request: OutgoingRequest<T>,
    body: RequestBody,
    cipher: string | undefined,
  ): Promise<T> {
    const language = config.language();
    const { merchant, device } = profile;
    const full =
      request.sends === undefined
        ? url
        : withConstants(url, request.sends, { ...values, language, merchant, device });
    const address = refused.accepted(url, full);
    const headers = headersFor(profile, {
      language,
      token,
      isJson: typeof body === 'string',
      cipher,
      idempotencyKey: request.idempotencyKey,
    });
    const ask = () =>
      exchange({
        fetch: config.fetch,
        timeoutMs: limitOf(request),
        signal: request.signal,
        request: (own) =>
          new Request(absolute(config.baseUrl, address), {
            method: request.method,
            headers,
            body,
            signal: own,
          }),
      });
    let answer = await ask();
    await config.ready?.();
    // A transport sends no conditional requests: this answer belongs to a request that was sent ahead (decision 027).
    if (answer.http === 304) {
      const kept = request.kept?.();
      if (kept !== undefined) return kept;
      answer = await ask();
    }
    try {
      return readAnswer(answer, request.schema);
    } catch (error) {
      const isRead = request.method === 'GET';
      if (!isRead || !refused.learn(url, address, answer, error)) throw error;
      return sendBody(token, url, request, body, cipher);
    }
  }

  async function send<T>(kind: CallKind, url: string, request: OutgoingRequest<T>): Promise<T> {
    const token = kind.token === 'none' ? null : config.getToken();
    if (kind.token === 'required' && token === null) throw new ApiError('UNAUTHENTICATED');
    try {
      const value = await sendWith(token, kind, url, request);
      if (token === null || token === config.getToken() || request.method !== 'GET') return value;
    } catch (error) {
      if (token === null || !isUnauthenticated(error)) throw error;
      tokenRefused(token);
      // A guest may read the same. A member's write is never sent again, and never without the token.
      if (kind.token === 'required' || request.method !== 'GET') throw error;
      return sendWith(null, kind, url, request);
    }
    // The session changed while the read was in flight: its answer belongs to a session that has ended.
    const now = config.getToken();
    if (kind.token === 'required' && now === null) throw new ApiError('UNAUTHENTICATED');
    return sendWith(now, kind, url, request);
  }

  return { send };
}

/** Outside of a browser a relative URL has no meaning, so it gets `http://localhost`. */
function absolute(baseUrl: string | undefined, url: string): string {
  const base = baseUrl ?? globalThis.location?.origin ?? 'http://localhost';
  return `${base.replace(/\/$/, '')}${url}`;
}
