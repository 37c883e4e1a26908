export { DividendWidget } from './DividendWidget.tsx';
