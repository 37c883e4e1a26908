/**
 * Encodes a text for a query string. Half a surrogate pair, which a broken server may send, is replaced instead of
 * throwing an error.
 */
export const queryPart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
