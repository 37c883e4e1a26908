/** Whether an address may be shown and opened: on the web, or on the site itself. */
const isPicture = (url: string): boolean => /^(?:https?:\/\/|\/(?![/\\]))/.test(url);

/** Returns those of the backend's addresses that may be pictures; no other address becomes a link (WAL-06). */
export const pictureAddresses = (urls: readonly string[]): readonly string[] =>
  urls.filter(isPicture);
