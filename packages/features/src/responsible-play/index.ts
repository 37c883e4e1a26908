export type {
  Account,
  ForeignLimit,
  Limit,
  LimitKind,
  LimitPeriod,
  Limits,
  Standing,
} from './model.ts';
export type { Break, HelpLine, Policy } from './policy.ts';
export {
  type PlayAction,
  type PlayTab,
  ResponsiblePlayView,
  type ResponsiblePlayViewProps,
  type WantedExclusion,
  type WantedLimit,
} from './ResponsiblePlayView.tsx';
export { ResponsiblePlayWidget } from './ResponsiblePlayWidget.tsx';
