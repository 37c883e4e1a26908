/** The name of a window: the page, then the site; what has no name is the site itself (NAV). */
export const windowTitle = (site: string, page: string | undefined): string =>
  page === undefined ? site : `${page} · ${site}`;
