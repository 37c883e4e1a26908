/** Parts that bring a library of their own: HTML of a server (a sanitiser where the browser has none) and QR codes. */
export * from './components/QrCode/index.ts';
export * from './components/SafeHtml/index.ts';
