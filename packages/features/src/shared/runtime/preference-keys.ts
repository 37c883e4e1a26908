/**
 * Keys of a visitor's choices in the local storage (LAY-03, LAY-04). The script in the head of the document reads the
 * same names before anything is loaded; `tools/shots` writes them. Nothing is imported here, so that anybody can.
 */
export const preferenceKeys = {
  scheme: 'theme',
  language: 'language',
  balance: 'balance',
} as const;
