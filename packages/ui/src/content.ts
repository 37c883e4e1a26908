/**
 * Components that need a library of their own: HTML from a server (with a sanitiser where the browser has none) and QR
 * codes.
 */
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode.tsx';
export { cleanHtml } from './components/SafeHtml/parsers.ts';
export { plainText } from './components/SafeHtml/plain-text.ts';
export { SafeHtml, type SafeHtmlProps } from './components/SafeHtml/SafeHtml.tsx';
