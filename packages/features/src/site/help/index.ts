export type { HelpViewProps } from './HelpView.props.ts';
export { HelpView } from './HelpView.tsx';
export { HelpWidget, type HelpWidgetProps } from './HelpWidget.tsx';
