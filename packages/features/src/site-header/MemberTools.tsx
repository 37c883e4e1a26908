import { BalancePill, ButtonLink, DesktopOnly, MessageBell } from '@parlour/ui';
import { Plus } from 'lucide-react';
import { hiddenMoney, useNumbers, useT } from '../i18n/index.ts';
import { AccountMenu } from './AccountMenu.tsx';
import type { HeaderAccount, SiteHeaderViewProps } from './SiteHeaderView.tsx';

interface MemberToolsProps
  extends Pick<
    SiteHeaderViewProps,
    'currencySymbol' | 'onToggleBalance' | 'onRefreshBalance' | 'onLogout'
  > {
  readonly account: Extract<HeaderAccount, { kind: 'member' }>;
}

/** Balance, money, messages and account of a member (LAY-03, WAL-01). A chunk of its own. */
export default function MemberTools({ account, currencySymbol, ...props }: MemberToolsProps) {
  const t = useT();
  const numbers = useNumbers();
  return (
    <>
      <BalancePill
        state={account.balance.state}
        text={account.balance.text}
        onToggleHidden={props.onToggleBalance}
        onRefresh={props.onRefreshBalance}
        labels={{
          balance: t('wallet.balance'),
          hide: t('ui.hideBalance'),
          show: t('ui.showBalance'),
          refresh: t('ui.refreshBalance'),
          mask: hiddenMoney(currencySymbol),
          hidden: t('balance.hidden'),
          loading: t('loading.page'),
          refreshing: t('balance.refreshing'),
          stale: t('balance.stale'),
          error: t('balance.failed'),
        }}
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
          <MessageBell
            href="/?member=messageV2"
            count={account.badgeCount}
            numbers={numbers}
            label={t('a11y.messagesUnread', { count: account.badgeCount })}
          />
        </>
      )}
      <DesktopOnly>
        <AccountMenu {...account} onLogout={props.onLogout} />
      </DesktopOnly>
    </>
  );
}
