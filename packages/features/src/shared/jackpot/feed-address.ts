/**
 * Returns the address of a feed. A path is on the backend (`baseUrl` with its prefix, otherwise the page); any other
 * value has to be an https address. `null`: no usable address.
 */
export function feedAddress(feedUrl: string, baseUrl: string, page: string): string | null {
  if (feedUrl.startsWith('/')) return (baseUrl || page).replace(/\/$/, '') + feedUrl;
  return URL.canParse(feedUrl) && new URL(feedUrl).protocol === 'https:' ? feedUrl : null;
}
