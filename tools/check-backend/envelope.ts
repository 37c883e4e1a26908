/** Recognises how a backend wraps its values, so that the check goes on behind an unknown envelope. */
import { isRecord, type Json } from '../../packages/api-client/generate/document.ts';

/** What an answer says, in the words of the contract. */
export interface Opened {
  readonly success: boolean;
  readonly value: unknown;
  /** Field of the code of a refusal, if it is a word. */
  readonly code: string | null;
  /** The names that the backend uses; null: those of the contract. */
  readonly names: EnvelopeNames | null;
}

/** Names of the parts of another envelope. */
export interface EnvelopeNames {
  readonly success: string;
  /** The value that means success, as code. */
  readonly good: string;
  readonly value: string;
  readonly message: string | null;
}

const successNames = ['code', 'status', 'errorCode', 'errCode', 'ok', 'result', 'ret', 'success'];
const valueNames = ['data', 'result', 'value', 'payload', 'body', 'content', 'response'];
const messageNames = ['message', 'msg', 'errorMessage', 'error', 'info'];
const goodWords: readonly unknown[] = [0, 200, '0', '200', '0000', '00000', true, 'ok', 'success'];

const isGood = (value: unknown): boolean =>
  goodWords.includes(typeof value === 'string' ? value.toLowerCase() : value);

const codeIn = (value: unknown): string | null =>
  isRecord(value) && typeof value.code === 'string' && /^[\w-]{1,40}$/.test(value.code)
    ? value.code
    : null;

/** The parts of an envelope that is not ours; undefined when the answer has none that we know. */
function otherEnvelope(body: Json): Opened | undefined {
  const value = valueNames.find((name) => Object.hasOwn(body, name));
  const success = successNames.find((name) => name !== value && Object.hasOwn(body, name));
  if (value === undefined || success === undefined) return undefined;
  const flag = body[success];
  if (!['string', 'number', 'boolean'].includes(typeof flag)) return undefined;
  const good = isGood(flag) ? JSON.stringify(flag) : typeof flag === 'number' ? '0' : "'0'";
  const message = messageNames.find((name) => name !== value && Object.hasOwn(body, name)) ?? null;
  return {
    success: isGood(flag),
    value: body[value],
    code: codeIn(body[value]),
    names: { success, good: good.replaceAll('"', "'"), value, message },
  };
}

/** Opens an answer. Undefined: it has no envelope that can be recognised. */
export function opened(body: unknown): Opened | undefined {
  if (!isRecord(body)) return undefined;
  const { success, value } = body;
  if (typeof success === 'boolean' && Object.hasOwn(body, 'value')) {
    return { success, value, code: codeIn(value), names: null };
  }
  return otherEnvelope(body);
}

/** The code that translates another envelope. */
export const envelopeCode = ({ success, good, value, message }: EnvelopeNames): string =>
  `const fetch = withEnvelope((request) => window.fetch(request), (body) => ({
  success: body.${success} === ${good},
  value: body.${value},
  message: ${message === null ? 'null' : `body.${message}`},
}));`;
