export { HelpView, type HelpViewProps } from './HelpView.tsx';
export { HelpWidget } from './HelpWidget.tsx';
