export { TransactionsView, type TransactionsViewProps } from './TransactionsView.tsx';
export { TransactionsWidget } from './TransactionsWidget.tsx';
