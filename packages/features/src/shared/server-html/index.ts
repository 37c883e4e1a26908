export { ServerHtml } from './ServerHtml.tsx';
