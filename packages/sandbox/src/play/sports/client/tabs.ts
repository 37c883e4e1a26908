/** The tabs of the page. */
export interface Tabs {
  /** Moves the focus to the open tab. */
  focus(): void;
}

/**
 * Runs the tabs: click, arrow keys, Home and End. The browser gets its source text, so it must not use anything from
 * outside.
 */
export function makeTabs(): Tabs {
  const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
  const open = (tab: HTMLElement) => {
    for (const one of tabs) {
      const isOpen = one === tab;
      one.setAttribute('aria-selected', String(isOpen));
      one.tabIndex = isOpen ? 0 : -1;
      const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = !isOpen;
    }
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => open(tab));
    tab.addEventListener('keydown', (event) => {
      const last = tabs.length - 1;
      const places: Readonly<Record<string, number>> = {
        ArrowRight: index === last ? 0 : index + 1,
        ArrowLeft: index === 0 ? last : index - 1,
        Home: 0,
        End: last,
      };
      const next = tabs[places[event.key] ?? -1];
      if (!next) return;
      event.preventDefault();
      open(next);
      next.focus();
    });
  }
  return { focus: () => tabs.find(({ tabIndex }) => tabIndex === 0)?.focus() };
}
