export { TeamTransactionsView, type TeamTransactionsViewProps } from './TeamTransactionsView.tsx';
export { TeamTransactionsWidget } from './TeamTransactionsWidget.tsx';
