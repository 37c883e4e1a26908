import { queries } from '@parlour/api-client';
import { BalancePill, ButtonLink, DesktopOnly, MessageBell } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { useUnreadAnnouncements } from '../../shared/notices/use-notices.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useBalanceLabels } from '../../shared/wallet/use-balance-labels.ts';
import { AccountMenu } from './AccountMenu.tsx';
import type { HeaderAccount, SiteHeaderViewProps } from './SiteHeaderView.props.ts';

interface MemberToolsProps
  extends Pick<
    SiteHeaderViewProps,
    'currencySymbol' | 'onToggleBalance' | 'onRefreshBalance' | 'onLogout'
  > {
  readonly account: Extract<HeaderAccount, { kind: 'member' }>;
}

/**
 * Number of unread messages and claimable promotions: the count of the login, until a page fetches it again after a
 * message is read or a promotion is claimed (LAY-03). Announcements that the home page has loaded count too: they are
 * among the messages (NOT-02).
 */
function Bell({ atLogin }: { readonly atLogin: number }) {
  const { api } = useRuntime();
  const t = useT();
  const numbers = useNumbers();
  const { data, dataUpdatedAt } = useQuery({
    ...queries.unreadCount(api),
    enabled: false,
    meta: { private: true },
  });
  // The answer is cached per language: the newest one counts.
  const newest = useRef({ count: atLogin, at: 0 });
  if (data && dataUpdatedAt >= newest.current.at) {
    newest.current = { count: data.promotions + data.unread, at: dataUpdatedAt };
  }
  const count = newest.current.count + useUnreadAnnouncements();
  return (
    <MessageBell
      href="/?member=messageV2"
      count={count}
      numbers={numbers}
      label={t('a11y.messagesUnread', { count })}
    />
  );
}

/** Balance, money, messages and account of a member (LAY-03, WAL-01); loaded for members only. */
export default function MemberTools({ account, currencySymbol, ...props }: MemberToolsProps) {
  const t = useT();
  const labels = useBalanceLabels(currencySymbol);
  return (
    <>
      <BalancePill
        state={account.balance.state}
        text={account.balance.text}
        onToggleHidden={props.onToggleBalance}
        onRefresh={props.onRefreshBalance}
        labels={labels}
      />
      {account.hasCentre && (
        <>
          <DesktopOnly>
            <ButtonLink variant="primary" icon={Plus} href="/?member=depositv2">
              {t('wallet.deposit')}
            </ButtonLink>
          </DesktopOnly>
          <DesktopOnly>
            <ButtonLink variant="secondary" href="/?member=withdraw">
              {t('wallet.withdrawal')}
            </ButtonLink>
          </DesktopOnly>
          {/* Another member starts with their own count. */}
          <Bell key={`${account.nickname} ${account.badgeCount}`} atLogin={account.badgeCount} />
        </>
      )}
      <DesktopOnly>
        <AccountMenu {...account} onLogout={props.onLogout} />
      </DesktopOnly>
    </>
  );
}
