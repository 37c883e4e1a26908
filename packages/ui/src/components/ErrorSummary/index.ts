export {
  ErrorSummary,
  type ErrorSummaryItem,
  type ErrorSummaryProps,
} from './ErrorSummary.tsx';
export { focusField } from './focusField.ts';
