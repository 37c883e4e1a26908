export type { Friend, FriendPage, Invitation } from './model.ts';
export { ReferralView, type ReferralViewProps } from './ReferralView.tsx';
export { ReferralWidget, type ReferralWidgetProps } from './ReferralWidget.tsx';
