import type { Page } from '@playwright/test';

/** Everything that can be open over a page. */
export const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** How many of them are visible and not inert. */
export const windowsOver = (page: Page): Promise<number> =>
  page
    .locator(overlays)
    .evaluateAll(
      (all) =>
        all.filter(
          (one) =>
            one.checkVisibility({ visibilityProperty: true }) &&
            one.closest('[inert], [aria-hidden="true"]') === null,
        ).length,
    );

/** A link as it is in the document. */
export interface FoundLink {
  readonly href: string;
  readonly isNewWindow: boolean;
  readonly isOpener: boolean;
  readonly isDownload: boolean;
}

/** What a screen shows, read at one moment. */
export interface Seen {
  readonly title: string;
  readonly mains: number;
  readonly titles: number;
  /** Names of what is open over the page, the lowest first. */
  readonly over: readonly string[];
  readonly texts: readonly string[];
  readonly links: readonly FoundLink[];
  /** Links within the page whose target does not exist. */
  readonly lostPlaces: readonly string[];
  /** Controls that can be pressed or filled in: in the topmost window, else on the page. */
  readonly waysOn: number;
  /** By how many px the page is wider than its window. */
  readonly sideways: number;
  /** Buttons of the topmost window or the page, by their place and name. */
  readonly buttons: readonly string[];
}

/** Reads a screen that has settled. */
export const look = (page: Page): Promise<Seen> =>
  page.evaluate((over) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const isMet = (element: Element) =>
      isShown(element) && element.closest('[inert], [aria-hidden="true"]') === null;
    const all = (selector: string, root: ParentNode = document) => [
      ...root.querySelectorAll<HTMLElement>(selector),
    ];
    const labelOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim();
      const parent = node.parentElement;
      if (!text || !parent || parent.matches('script, style, noscript, template')) continue;
      if (isShown(parent)) texts.push(text);
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext']) {
      for (const element of all(`[${name}]`)) {
        const text = element.getAttribute(name)?.trim();
        if (text && isShown(element)) texts.push(text);
      }
    }

    const anchors = all('a[href]').filter((anchor) => anchor instanceof HTMLAnchorElement);
    const lostPlaces = anchors
      .filter(({ pathname, search, hash }) => {
        if (pathname !== location.pathname || search !== location.search) return false;
        return (
          hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1))) === null
        );
      })
      .map(({ hash }) => hash);
    const windows = all(over).filter(isMet);
    const place = windows.at(-1) ?? document.querySelector('main') ?? document.body;
    const ways =
      'a[href], button:not(:disabled), input, select, textarea, summary, iframe, [role^="menuitem"], [role="option"]';
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      title: document.title,
      mains: all('main, [role="main"]').length,
      titles: all('h1').filter((heading) => heading.closest('[role="dialog"]') === null).length,
      over: windows.map(labelOf).map((label) => label.slice(0, 40)),
      texts: [...new Set(texts)],
      links: anchors.filter(isMet).map((anchor) => ({
        href: anchor.href,
        isNewWindow: anchor.target === '_blank',
        isOpener: !anchor.relList.contains('noopener'),
        isDownload: anchor.hasAttribute('download'),
      })),
      lostPlaces,
      waysOn: all(ways, place).filter(isShown).length,
      sideways: Math.max(0, scrollWidth - clientWidth),
      buttons: all('button, [role="button"]', place)
        .filter(isMet)
        .map((button) => {
          const part = button.closest<HTMLElement>('[data-component]')?.dataset.component;
          return `${part}: ${labelOf(button).slice(0, 40)}`;
        }),
    };
  }, overlays);
