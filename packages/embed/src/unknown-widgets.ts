import { elements } from './registry.ts';

/** Elements of a page whose name begins as ours do and is none of ours, such as `<parlour-jackpott>`. */
export function unknownWidgets(page: Document): readonly Element[] {
  const known: readonly string[] = elements.map(({ tag }) => tag);
  return [...page.querySelectorAll('*')].filter(
    ({ localName }) => localName.startsWith('parlour-') && !known.includes(localName),
  );
}
