export type { HelpLine } from '../../shared/play/help-lines.ts';
export type { PlayTab } from '../../shared/play/tabs.ts';
export type { Break, Policy } from './policy.ts';
export type {
  PlayAction,
  ResponsiblePlayViewProps,
  WantedExclusion,
  WantedLimit,
} from './ResponsiblePlayView.props.ts';
export { ResponsiblePlayView } from './ResponsiblePlayView.tsx';
export { ResponsiblePlayWidget } from './ResponsiblePlayWidget.tsx';
export type {
  Account,
  ForeignLimit,
  Limit,
  LimitKind,
  LimitPeriod,
  Limits,
  Standing,
} from './responsible-play-model.ts';
