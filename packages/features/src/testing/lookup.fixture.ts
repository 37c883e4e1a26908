/** The first element of a selector in a part of the document; fails by its name when there is none. */
export function findIn<Found extends Element>(at: ParentNode, selector: string): Found {
  const found = at.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

/** The window that is open over the page. */
export const modal = () => {
  const found = document.querySelector<HTMLElement>('[role="dialog"]');
  if (!found) throw new Error('There is no window');
  return found;
};

/** What the first description of a field says: its error, when it has one. */
export function errorTextOf(field: Element): string {
  const [id = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(id)?.textContent ?? '';
}
