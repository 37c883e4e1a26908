/** Scrolls a row, and nothing around it, to centre an entry that is not in view whole. */
export function bringIntoView(row: HTMLElement, place: number): void {
  const entry = row.children[place]?.getBoundingClientRect();
  const { left, right, width } = row.getBoundingClientRect();
  if (!entry || (entry.left >= left && entry.right <= right)) return;
  row.scrollBy({ left: entry.left - left - (width - entry.width) / 2 });
}
