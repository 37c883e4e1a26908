/**
 * Makes the buttons of a group one stop of the keyboard: the arrows move between them as they lie on the page, Home and
 * End go to the first and the last. The browser gets its source text, so it must not use anything from outside.
 */
export function rove(group: HTMLElement | null): void {
  if (!group) return;
  const buttons = [...group.querySelectorAll('button')];
  const settle = (chosen: Element | undefined) => {
    for (const button of buttons) button.tabIndex = button === chosen ? 0 : -1;
  };
  const middleOf = (button: HTMLButtonElement) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  /** The nearest button in a direction; `null` at the edge. */
  const nearest = (from: HTMLButtonElement, isAcross: boolean, step: number) => {
    const start = middleOf(from);
    let found: HTMLButtonElement | null = null;
    let best = Number.POSITIVE_INFINITY;
    for (const button of buttons) {
      const { x, y } = middleOf(button);
      const along = (isAcross ? x - start.x : y - start.y) * step;
      const aside = Math.abs(isAcross ? y - start.y : x - start.x);
      if (along < 4 || along + aside * 3 >= best) continue;
      best = along + aside * 3;
      found = button;
    }
    return found;
  };
  const targetOf = (from: HTMLButtonElement, key: string) => {
    if (key === 'Home') return buttons[0];
    if (key === 'End') return buttons.at(-1);
    const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
    if (!isAcross && key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
    const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
    return nearest(from, isAcross, step) ?? buttons[buttons.indexOf(from) + step];
  };
  group.addEventListener('keydown', (event) => {
    const from = buttons.find((button) => button === event.target);
    const target = from && targetOf(from, event.key);
    if (!from || (!target && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    target?.focus();
  });
  group.addEventListener('focusin', (event) => {
    const focused = buttons.find((button) => button === event.target);
    if (focused) settle(focused);
  });
  settle(buttons[0]);
}
