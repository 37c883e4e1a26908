export { AskLoginView, type AskLoginViewProps } from './AskLoginView.tsx';
export { BalanceView, type BalanceViewProps } from './BalanceView.tsx';
export { LoggedInView, type LoggedInViewProps } from './LoggedInView.tsx';
export { PartnerCard, type PartnerCardProps } from './PartnerCard.tsx';
export { addressOf } from './site-address.ts';
