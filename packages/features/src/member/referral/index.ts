export type { ReferralViewProps } from './ReferralView.props.ts';
export { ReferralView } from './ReferralView.tsx';
export { ReferralWidget, type ReferralWidgetProps } from './ReferralWidget.tsx';
export type { Friend, FriendPage, Invitation } from './referral-model.ts';
