export { JoinView, type JoinViewProps } from './JoinView.tsx';
export { JoinWidget } from './JoinWidget.tsx';
