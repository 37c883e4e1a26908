/**
 * Records the traffic between a client and a backend as HAR, for `pnpm contract:drift`. For development only: masks
 * secrets and personal data before storing them, but keeps their length and kinds of characters.
 */
import type { Fetch } from './transport/exchange.ts';

/** A HAR 1.2 entry, reduced to what one exchange needs. */
export interface HarEntry {
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: HarMessage & { readonly method: string; readonly url: string };
  readonly response: HarMessage & { readonly status: number };
}

interface HarMessage {
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly postData?: { readonly mimeType: string; readonly text: string };
  readonly content?: { readonly mimeType: string; readonly size: number; readonly text: string };
}

/**
 * Names of secrets that open an account. The recorder masks everything below them, and the same text in all other
 * places.
 */
const keyName =
  /password|token|secret|captcha|verificationCode|^payload$|authori[sz]ation|cookie|^uri$/i;

/** Names of personal data. */
const personalName =
  /mobile|phone|e-?mail|^accountN|payer|realName|birthday|address|idNumber|qqNum|line$|whatsapp|facebook|wechat|telegram|zalo|skype|^ip$|^data$|qrText/i;

/** A telephone or account number, in any field: mobile registration uses one as the user name. */
const longNumber = /^\+?\d{8,}$/;

/** The time at which a secret changed is no secret. */
const momentName = /(At|Until)$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Replaces letters and digits and keeps the length; a day stays a valid day. */
const masked = (text: string): string =>
  day.test(text) ? '2000-01-01' : text.replace(/\p{L}/gu, 'x').replace(/\p{N}/gu, '0');

/** Masks every secret text, and collects the secrets that open an account, to mask them in other places too. */
function withoutSecrets(value: unknown, name: string, isKey: boolean, seen: Set<string>): unknown {
  if (typeof value === 'string') {
    if (isKey && value.length > 5) seen.add(value);
    return isKey || personalName.test(name) || longNumber.test(value) ? masked(value) : value;
  }
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, name, isKey, seen));
  if (typeof value !== 'object' || value === null) return value;
  // The answer to a challenge is a secret; the answer about a payment is a word of the contract.
  const isChallenge = Object.hasOwn(value, 'challengeId');
  return Object.fromEntries(
    Object.entries(value).map(([below, part]) => {
      const named = keyName.test(below) && !momentName.test(below);
      const secret = isKey || named || (isChallenge && below === 'answer');
      return [below, withoutSecrets(part, below, secret, seen)];
    }),
  );
}

function maskedBody(text: string, seen: Set<string>): string {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(withoutSecrets(value, '', false, seen));
  } catch {
    return text;
  }
}

/** Masks the values of a URL or a form in place. */
function maskPairs(pairs: URLSearchParams, seen: Set<string>): void {
  for (const [name, value] of [...pairs]) {
    pairs.set(name, String(withoutSecrets(value, name, keyName.test(name), seen)));
  }
}

function maskedForm(text: string, seen: Set<string>): string {
  const form = new URLSearchParams(text);
  maskPairs(form, seen);
  return String(form);
}

function maskedUrl(address: string, seen: Set<string>): string {
  const url = new URL(address);
  if (url.search !== '') maskPairs(url.searchParams, seen);
  return url.href;
}

/** A recorder around one `fetch`. */
export interface Recorder {
  /** The function to pass to `createApi`. */
  readonly fetch: Fetch;
  /** Returns the recording as a HAR file. */
  har(): string;
  /** Resolves when every answer so far is recorded. */
  idle(): Promise<void>;
}

/** Options of a recorder. */
export interface RecorderOptions {
  readonly fetch: Fetch;
  readonly now?: () => number;
  /** Header of the token, if the profile uses another. */
  readonly tokenHeader?: string;
  /** Most entries to keep; the oldest are removed. Default 2,000. */
  readonly limit?: number;
}

/** Starts recording. The recording stays in the page until the caller uses `har()`. */
export function createRecorder(options: RecorderOptions): Recorder {
  const { now = Date.now, tokenHeader = 'Authorization', limit = 2_000 } = options;
  const seen = new Set<string>();
  const entries: HarEntry[] = [];
  const writing = new Set<Promise<void>>();

  const headersOf = (headers: Headers) =>
    [...headers].map(([name, value]) => {
      const secret = keyName.test(name) || name === tokenHeader.toLowerCase();
      if (secret) seen.add(value);
      return { name, value: secret ? masked(value) : value };
    });

  async function keep(request: Request, sent: string, response: Response, started: number) {
    const mimeType = response.headers.get('Content-Type') ?? '';
    const sentType = request.headers.get('Content-Type') ?? '';
    const maskedSent = sentType.includes('x-www-form-urlencoded') ? maskedForm : maskedBody;
    const text = await response.text();
    entries.push({
      startedDateTime: new Date(started).toISOString(),
      time: now() - started,
      request: {
        method: request.method,
        url: maskedUrl(request.url, seen),
        headers: headersOf(request.headers),
        ...(sent !== '' && {
          postData: { mimeType: sentType, text: maskedSent(sent, seen) },
        }),
      },
      response: {
        status: response.status,
        headers: headersOf(response.headers),
        content: { mimeType, size: text.length, text: maskedBody(text, seen) },
      },
    });
    if (entries.length > limit) entries.shift();
  }

  return {
    fetch: async (request) => {
      const started = now();
      const sent = await request.clone().text();
      const response = await options.fetch(request);
      // A stream has no end: only its start is recorded.
      const endless = response.headers.get('Content-Type')?.includes('event-stream') === true;
      const copy = endless ? new Response('', response) : response.clone();
      // The caller gets its answer even when recording the copy fails.
      const kept = keep(request, sent, copy, started)
        .catch(() => {})
        .finally(() => writing.delete(kept));
      writing.add(kept);
      return response;
    },
    idle: async () => {
      await Promise.all(writing);
    },
    har: () => {
      const log = { version: '1.2', creator: { name: 'parlour', version: '1' }, entries };
      const text = JSON.stringify({ log }, null, 2);
      return [...seen]
        .filter((secret) => secret.length > 5)
        .reduce(
          (whole, secret) => whole.replaceAll(JSON.stringify(secret).slice(1, -1), masked(secret)),
          text,
        );
    },
  };
}
