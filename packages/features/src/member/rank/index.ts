export { RankView, type RankViewProps } from './RankView.tsx';
export { RankWidget } from './RankWidget.tsx';
export type { PlayerRank, Privilege, RankStep } from './rank-model.ts';
