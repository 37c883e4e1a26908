export { MallView, type MallViewProps } from './MallView.tsx';
export { MallWidget } from './MallWidget.tsx';
