/** The result of reading a pasted text: any JSON value, or the position where it stops being JSON. */
export type Reading =
  | { readonly ok: true; readonly raw: unknown }
  | {
      readonly ok: false;
      readonly place: { readonly line: number; readonly column: number };
    };

/** Reads a pasted document. An empty text counts as `null`, a document that rules may be. */
export function readDocument(text: string): Reading {
  if (text.trim() === '') return { ok: true, raw: null };
  try {
    return { ok: true, raw: JSON.parse(text) };
  } catch {
    return { ok: false, place: placeIn(text) };
  }
}

/** Whether the JSON is only incomplete. Engines report that in their own words, or point at the end. */
function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = String(error);
    const [, position] = /position (\d{1,9})/.exec(message) ?? [];
    return /end of|EOF|Unterminated/.test(message) || Number(position) >= text.length;
  }
}

/** The position of the first character after which no ending could make it JSON. */
function placeIn(text: string) {
  let [good, bad] = [0, text.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (middle <= text.length && isBeginning(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  const before = text.slice(0, good).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Longest address that every browser and chat accepts. */
const longestShare = 6_000;

/** Encodes a document for an address; `null` when it would be too long. */
export function encodeDocument(text: string): string | null {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > longestShare) return null;
  const code = btoa(String.fromCodePoint(...bytes));
  return code.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes the document of a shared address; empty without one. */
export function decodeDocument(code: string): string {
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.codePointAt(0) ?? 0);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}
