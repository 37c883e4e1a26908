import { AccountButton } from '@parlour/ui';
import {
  Banknote,
  CirclePlus,
  Heart,
  History,
  List,
  LogOut,
  ReceiptText,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import { playHrefFor } from '../../shared/play/play-ways.ts';
import { LazyMenu } from './LazyMenu.tsx';

export interface AccountMenuProps {
  readonly nickname: string;
  readonly isAgent: boolean;
  /** The operator allows the centres, so their entries are shown (LAY-03). */
  readonly hasCentre: boolean;
  readonly onLogout: () => void;
}

/** Avatar, nickname and the menu of a member (LAY-03). */
export function AccountMenu({ nickname, isAgent, hasCentre, onLogout }: AccountMenuProps) {
  const t = useT();
  return (
    <LazyMenu
      label={t('nav.account')}
      items={[
        ...(hasCentre
          ? [
              {
                id: 'centre',
                label: t(isAgent ? 'nav.agentCentre' : 'nav.memberCentre'),
                href: isAgent ? '/?agent=agentTeamOverview' : '/?member=securityCenter',
                icon: UserRound,
              },
              {
                id: 'deposit',
                label: t('wallet.deposit'),
                href: '/?member=depositv2',
                icon: CirclePlus,
              },
              {
                id: 'withdraw',
                label: t('wallet.withdrawal'),
                href: '/?member=withdraw',
                icon: Banknote,
              },
              {
                id: 'record',
                label: t('member.transactionHistory'),
                href: '/?member=transactionHistory',
                icon: List,
              },
              {
                id: 'bets',
                label: t('member.personalHistoryCopy'),
                href: '/?member=personalHistoryCopy',
                icon: ReceiptText,
              },
            ]
          : []),
        { id: 'favourites', label: t('nav.favourites'), href: '/favorite', icon: Heart },
        { id: 'recent', label: t('nav.recent'), href: '/recent', icon: History },
        {
          id: 'play',
          label: t('rg.responsiblePlay'),
          href: playHrefFor(hasCentre),
          icon: ShieldCheck,
        },
        {
          id: 'logout',
          label: t('action.logout'),
          icon: LogOut,
          tone: 'danger',
          divided: true,
          onSelect: onLogout,
        },
      ]}
      trigger={<AccountButton name={nickname} label={t('nav.account')} />}
    />
  );
}
