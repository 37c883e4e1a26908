export { cleanHtml } from './parsers.ts';
export { plainText } from './plain-text.ts';
export { SafeHtml, type SafeHtmlProps } from './SafeHtml.tsx';
