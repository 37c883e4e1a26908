import { elements } from './registry.ts';

/** Returns elements of a page whose name begins like ours but is unknown, such as `<parlour-jackpott>`. */
export function unknownWidgets(page: Document): readonly Element[] {
  const known: readonly string[] = elements.map(({ tag }) => tag);
  return [...page.querySelectorAll('*')].filter(
    ({ localName }) => localName.startsWith('parlour-') && !known.includes(localName),
  );
}
