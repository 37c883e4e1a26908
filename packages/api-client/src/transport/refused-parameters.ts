import type { RawAnswer } from './envelope.ts';
import { isApiError } from './errors.ts';

/** What a transport learns about the constant parameters that a backend does not accept. */
interface RefusedParameters {
  /**
   * The address to ask: without the constants that the backend refused before.
   * @param own the address with the parameters of the caller
   * @param full the same with the constants
   */
  readonly accepted: (own: string, full: string) => string;
  /**
   * Looks whether a failure names constants of the address. Remembers and tells them; `true`: ask again without them.
   */
  readonly learn: (own: string, sent: string, answer: RawAnswer, error: unknown) => boolean;
}

/** The longest part of an answer that is searched. */
const longestText = 2_000;

const namesIn = (address: string): readonly string[] => [
  ...new URLSearchParams(address.split('?')[1] ?? '').keys(),
];

/** The constants of an address: what it has beyond the parameters of the caller. */
const constantsIn = (own: string, address: string): readonly string[] => {
  const asked = new Set(namesIn(own));
  return namesIn(address).filter((name) => !asked.has(name));
};

const isWord = (text: string, name: string): boolean =>
  text.split(/[^\w-]+/).some((word) => word === name);

/** Parts with a query: an answer that repeats the whole address refuses none of its parameters. */
const queries = /\S*[?&]\S*=\S*/g;

/** Remembers for each path which constants a backend refused, as long as the transport lives. */
export function refusedParameters(
  tell: (path: string, name: string) => void = () => undefined,
): RefusedParameters {
  const refused = new Map<string, Set<string>>();
  return {
    accepted: (own, full) => {
      const [path = '', query = ''] = full.split('?');
      const left = refused.get(path);
      if (left === undefined) return full;
      const asked = new URLSearchParams(query);
      for (const name of constantsIn(own, full)) if (left.has(name)) asked.delete(name);
      return asked.size > 0 ? `${path}?${asked}` : path;
    },
    learn: (own, sent, answer, error) => {
      if (!isApiError(error)) return false;
      const { code, fields = {} } = error;
      const isBadRequest = answer.http === 400 || answer.http === 422;
      if (!isBadRequest && code !== 'VALIDATION') return false;
      const text = isBadRequest ? answer.text.slice(0, longestText).replace(queries, ' ') : '';
      const named = constantsIn(own, sent).filter(
        (name) => Object.hasOwn(fields, name) || isWord(text, name),
      );
      const [path = ''] = sent.split('?');
      const known = refused.get(path) ?? new Set();
      refused.set(path, known);
      for (const name of named) {
        known.add(name);
        tell(path, name);
      }
      return named.length > 0;
    },
  };
}
