/** A text inside a query. Half a sign, which a broken server may send, is written as unreadable instead of throwing. */
export const queryPart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
