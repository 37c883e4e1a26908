import type { ElementEntry } from './registry.ts';

const sheets = new Map<string, CSSStyleSheet>();

/** Styles of the box of an element before its content is there: one style sheet for all elements of a kind. */
export function waitingSheet({ tag, keepsFree }: ElementEntry): CSSStyleSheet {
  const known = sheets.get(tag);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:host{display:block}:host([hidden]){display:none}slot{display:block}slot[data-waits]{min-height:${keepsFree}px}`,
  );
  sheets.set(tag, sheet);
  return sheet;
}
