/** The first element of a selector in a part of the document; fails by its name when there is none. */
export function findIn<Found extends Element>(at: ParentNode, selector: string): Found {
  const found = at.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
