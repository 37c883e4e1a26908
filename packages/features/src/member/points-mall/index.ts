export { MallView, type MallViewProps } from './MallView.tsx';
export { MallWidget, type MallWidgetProps } from './MallWidget.tsx';
