export { MissionsView, type MissionsViewProps } from './MissionsView.tsx';
export { MissionsWidget } from './MissionsWidget.tsx';
export type { Board, BoardRow, Mission, MissionList, MissionState, Period } from './model.ts';
