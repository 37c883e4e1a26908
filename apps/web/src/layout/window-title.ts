/** Returns the title of the window: the page, then the site. Without a page it is the site alone (NAV). */
export const windowTitle = (site: string, page: string | undefined): string =>
  page === undefined ? site : `${page} · ${site}`;
