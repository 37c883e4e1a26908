export { SessionTroubleView, type SessionTroubleViewProps } from './SessionTroubleView.tsx';
export { SessionTroubleWidget } from './SessionTroubleWidget.tsx';
