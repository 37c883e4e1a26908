export type { MissionsViewProps } from './MissionsView.props.ts';
export { MissionsView } from './MissionsView.tsx';
export { MissionsWidget } from './MissionsWidget.tsx';
export type {
  Board,
  BoardRow,
  Mission,
  MissionList,
  MissionState,
  Period,
} from './missions-model.ts';
