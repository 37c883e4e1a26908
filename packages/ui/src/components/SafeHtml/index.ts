export { cleanHtml } from './parsers.ts';
export { SafeHtml, type SafeHtmlProps } from './SafeHtml.tsx';
