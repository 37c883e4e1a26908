export { StatementsView, type StatementsViewProps } from './StatementsView.tsx';
export { StatementsWidget } from './StatementsWidget.tsx';
