/**
 * Keys of a visitor's choices in the local storage (LAY-03, LAY-04). The script in the head of the document reads the
 * same keys before anything is loaded; `tools/shots` writes them. This file has no imports, so that both can import it.
 */
export const preferenceKeys = {
  scheme: 'theme',
  language: 'language',
  balance: 'balance',
} as const;
