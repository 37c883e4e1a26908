/**
 * Records what a client exchanges with a backend as HAR, for `pnpm contract:drift`. For development: secrets and personal
 * data are masked before anything is kept, lengths and kinds of characters stay.
 */
import type { Fetch } from './transport/exchange.ts';

/** A HAR 1.2 entry, as far as one exchange needs it. */
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

/** What opens an account. Masked with all below it, and wherever else the same text turns up. */
const keyName =
  /password|token|secret|captcha|verificationCode|^payload$|authori[sz]ation|cookie|^uri$/i;

/** What belongs to a person. */
const personalName =
  /mobile|phone|e-?mail|^accountN|payer|realName|birthday|address|idNumber|qqNum|line$|whatsapp|facebook|wechat|telegram|zalo|skype|^ip$|^data$|qrText/i;

/** A telephone or account number, whatever its field is called: mobile registration makes one the user name. */
const longNumber = /^\+?\d{8,}$/;

/** When something happened to a key says nothing about it. */
const momentName = /(At|Until)$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** The same length, the same kinds of characters, another text; a day stays one. */
const masked = (text: string): string =>
  day.test(text) ? '2000-01-01' : text.replace(/\p{L}/gu, 'x').replace(/\p{N}/gu, '0');

/** Masks every secret text, and collects the keys among them, so that they are found elsewhere too. */
function withoutSecrets(value: unknown, name: string, isKey: boolean, seen: Set<string>): unknown {
  if (typeof value === 'string') {
    if (isKey && value.length > 5) seen.add(value);
    return isKey || personalName.test(name) || longNumber.test(value) ? masked(value) : value;
  }
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, name, isKey, seen));
  if (typeof value !== 'object' || value === null) return value;
  // The answer to a challenge is a key; the answer about a payment is a word of the contract.
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

/** Masks the values of an address or a form in place. */
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
  /** To be given to `createApi`. */
  readonly fetch: Fetch;
  /** What was recorded, as a HAR file. */
  har(): string;
  /** Resolves when every answer so far has been written down. */
  idle(): Promise<void>;
}

/** What a recorder records, and how much of it. */
export interface RecorderOptions {
  readonly fetch: Fetch;
  readonly now?: () => number;
  /** Header of the token, if the profile names another. */
  readonly tokenHeader?: string;
  /** Oldest entries go beyond so many. Default 2,000. */
  readonly limit?: number;
}

/** Starts recording. Nothing leaves the page; the file is what the caller makes of `har()`. */
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
      // A stream has no end to wait for: only its beginning is kept.
      const endless = response.headers.get('Content-Type')?.includes('event-stream') === true;
      const copy = endless ? new Response('', response) : response.clone();
      // The caller gets its answer whatever becomes of the copy.
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
