export type { PlayerRank, Privilege, RankStep } from './model.ts';
export { RankView, type RankViewProps } from './RankView.tsx';
export { RankWidget } from './RankWidget.tsx';
