/**
 * Returns the first element that matches a selector in a part of the document. Throws an error with the selector if
 * there is none.
 */
export function findIn<Found extends Element>(at: ParentNode, selector: string): Found {
  const found = at.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

/** Returns the open window. */
export const modal = () => {
  const found = document.querySelector<HTMLElement>('[role="dialog"]');
  if (!found) throw new Error('There is no window');
  return found;
};

/** Returns the text of a field's first description: its error, if it has one. */
export function errorTextOf(field: Element): string {
  const [id = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(id)?.textContent ?? '';
}
