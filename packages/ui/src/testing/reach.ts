/** Returns every tab stop, in the order of the page. */
export function stopsOf(root: ParentNode): readonly HTMLElement[] {
  const candidates = root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  return [...candidates].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(visibly),
  );
}

const visibly = { visibilityProperty: true, opacityProperty: false };

/** Returns the controls whose text is wider than the control (WCAG 1.4.12). Up to two pixels do not count. */
export function spillingControls(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll<HTMLElement>('button, a[href], [role="tab"], label')]
    .filter((control) => {
      const { overflowX, display } = getComputedStyle(control);
      const clips = overflowX !== 'visible' || display.startsWith('inline') === true;
      return !clips && control.clientWidth > 0 && control.scrollWidth > control.clientWidth + 2;
    })
    .map(nameOf);
}

/** Returns the tab stops that look the same with and without focus, including the boxes around them. */
export function controlsWithoutRing(stops: readonly HTMLElement[]): readonly string[] {
  return stops
    .filter((stop) => {
      stop.blur();
      const rest = lookAround(stop);
      stop.focus({ preventScroll: true });
      // The element may pass focus on, e.g. to the chosen option of a group.
      const same = stop.matches(':focus') && lookAround(stop) === rest;
      stop.blur();
      return same;
    })
    .map(nameOf);
}

/** Returns the styles that can show focus: on the element, its siblings and its closest boxes. */
function lookAround(stop: HTMLElement): string {
  const parts: Element[] = [...(stop.parentElement?.children ?? [])];
  for (let up = stop.parentElement, step = 0; up && step < 4; up = up.parentElement, step += 1)
    parts.push(up);
  return parts
    .flatMap((part) => [look(part), look(part, '::before'), look(part, '::after')])
    .join('|');
}

function look(part: Element, pseudo?: string): string {
  const style = getComputedStyle(part, pseudo);
  const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, opacity } = style;
  return [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, opacity].join(' ');
}

const nameOf = (element: HTMLElement): string =>
  `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
