import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { usePreferences, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { browserDevice, type SharingDevice } from '../../shared/sharing/device.ts';
import { useSharing } from '../../shared/sharing/use-sharing.ts';
import { ReferralView } from './ReferralView.tsx';
import { toInvitation } from './referral-model.ts';
import { useFriends } from './use-friends.ts';

export interface ReferralWidgetProps {
  /** Keeps the range and the page of the friends. */
  readonly place: ListPlace;
  /** Device for copying and sharing. Default: the browser. */
  readonly device?: SharingDevice | undefined;
}

/** The page `referral` of the member centre, connected to the API (MEM-11, REF-01). */
export function ReferralWidget({ place, device = browserDevice }: ReferralWidgetProps) {
  const { api } = useRuntime();
  const { currencySymbol } = useSettings();
  const { balanceHidden } = usePreferences();
  const query = useQuery(queries.referral(api));
  const invitation = useStableValue(partOf(query, toInvitation));
  const friends = useFriends(place);
  const wide = useDesktop();
  const { canShare, failure, copyLink, copyCode, share, shareCode, save } = useSharing(device);
  return (
    <ReferralView
      {...friends}
      {...{ invitation, currencySymbol, canShare, failure, wide }}
      hidden={balanceHidden}
      onCopyLink={(of) => void copyLink(of)}
      onCopyCode={(of) => void copyCode(of)}
      onShare={(of) => void share(of)}
      onShareCode={(of) => void shareCode(of)}
      onSave={(of, drawing) => void save(of, drawing)}
      onRetry={() => void query.refetch()}
    />
  );
}
