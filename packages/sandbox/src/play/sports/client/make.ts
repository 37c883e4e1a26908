/** Makes an element with its class and its content. The browser gets its source text. */
export function make(
  tag: string,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** The type of {@link make}. */
export type Make = typeof make;
