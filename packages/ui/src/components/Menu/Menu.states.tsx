import {
  ArrowUpRight,
  BanknoteArrowUp,
  CirclePlus,
  List,
  LogOut,
  MessageCircle,
  ReceiptText,
  UserRound,
} from 'lucide-react';
import { defineStates } from '../../testing/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import type { MenuProps } from './Menu.tsx';

const nothing = () => undefined;

/** Menus of the site. Each opens from its button. */
export const menuStates = defineStates<MenuProps>()((say) => ({
  account: {
    label: say('overlay.accountMenu'),
    trigger: <Button>{say('overlay.memberName')}</Button>,
    header: (
      <>
        <div style={{ font: vars.type.label }}>{say('overlay.memberName')}</div>
        <div style={{ font: vars.type.caption, color: vars.color.warm.text }}>
          {say('overlay.memberLevel')}
        </div>
      </>
    ),
    items: [
      { id: 'centre', label: say('nav.memberCentre'), icon: UserRound, onSelect: nothing },
      { id: 'deposit', label: say('member.depositv2'), icon: CirclePlus, onSelect: nothing },
      { id: 'withdraw', label: say('member.withdraw'), icon: BanknoteArrowUp, onSelect: nothing },
      { id: 'record', label: say('member.transactionHistory'), icon: List, onSelect: nothing },
      {
        id: 'bets',
        label: say('member.personalHistoryCopy'),
        icon: ReceiptText,
        badge: <Badge tone="danger">3</Badge>,
        onSelect: nothing,
      },
      {
        id: 'logout',
        label: say('auth.logout'),
        icon: LogOut,
        tone: 'danger',
        divided: true,
        onSelect: nothing,
      },
    ],
  },
  choice: {
    label: say('a11y.languagePicker'),
    align: 'start',
    trigger: <Button>{say('nav.language')}</Button>,
    items: [
      { id: 'bn', label: say('ui.languageBn'), selected: true, onSelect: nothing },
      { id: 'en', label: say('ui.languageEn'), selected: false, onSelect: nothing },
    ],
  },
  links: {
    label: say('overlay.serviceMenu'),
    trigger: <Button>{say('overlay.helpLabel')}</Button>,
    items: [
      {
        id: 'chat',
        label: say('overlay.chat'),
        detail: say('overlay.chatOpen'),
        icon: MessageCircle,
        endIcon: ArrowUpRight,
        href: '#chat',
      },
      { id: 'help', label: say('overlay.helpPages'), href: '#help', onSelect: nothing },
      { id: 'off', label: say('member.withdraw'), icon: BanknoteArrowUp, disabled: true },
    ],
  },
}));
