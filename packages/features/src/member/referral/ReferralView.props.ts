import type { Part } from '../../shared/parts/part.ts';
import type { DateRange } from '../../shared/records/ranges.ts';
import type { SharingFailure } from '../../shared/sharing/use-sharing.ts';
import type { FriendPage, Invitation } from './referral-model.ts';

export interface ReferralViewProps {
  readonly invitation: Part<Invitation>;
  readonly friends: Part<FriendPage>;
  /** Another page of friends is loading; the previous one stays meanwhile. */
  readonly isTurning: boolean;
  /** The requested page of friends. */
  readonly page: number;
  /** First and last day of their registration. */
  readonly range: DateRange;
  /** Today in the time zone of the site, `yyyy-MM-dd`. */
  readonly today: string;
  /** The range is the default one: the longest. */
  readonly isWhole: boolean;
  /** Wide enough for both ends of the range beside each other. */
  readonly wide: boolean;
  readonly currencySymbol: string;
  /** Amounts are hidden, as in the header (LAY-03). */
  readonly hidden: boolean;
  /** Whether the device has a share sheet. */
  readonly canShare: boolean;
  readonly failure: SharingFailure | null;
  readonly onCopyLink: (invitation: Invitation) => void;
  readonly onCopyCode: (invitation: Invitation) => void;
  readonly onShare: (invitation: Invitation) => void;
  readonly onShareCode: (invitation: Invitation) => void;
  readonly onSave: (invitation: Invitation, drawing: SVGSVGElement) => void;
  readonly onPage: (page: number) => void;
  /** Sets another range; `null` for the longest. */
  readonly onRange: (range: DateRange | null) => void;
  readonly onRetry: () => void;
  readonly onRetryFriends: () => void;
}
