/** Whether a picture may be looked at and opened there: an address of the web, or of the own site. */
const isPicture = (url: string): boolean => /^(?:https?:\/\/|\/(?![/\\]))/.test(url);

/** Those of the backend's addresses that can be those of pictures; nothing else becomes a link (WAL-06). */
export const pictureAddresses = (urls: readonly string[]): readonly string[] =>
  urls.filter(isPicture);
