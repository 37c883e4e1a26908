export { HelpView, type HelpViewProps } from './HelpView.tsx';
export { HelpWidget, type HelpWidgetProps } from './HelpWidget.tsx';
