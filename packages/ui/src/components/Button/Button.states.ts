import { ChevronRight, Headset, Plus, RefreshCw } from 'lucide-react';
import { defineStates } from '../../testing/states.ts';
import type { ButtonLinkProps, ButtonProps } from './Button.tsx';

export const buttonStates = defineStates<ButtonProps>()((say) => ({
  primary: { children: say('action.deposit'), variant: 'primary' },
  secondary: { children: say('action.withdraw') },
  soft: { children: say('action.browseGames'), variant: 'soft' },
  ghost: { children: say('action.notNow'), variant: 'ghost' },
  warm: { children: say('action.claim'), variant: 'warm' },
  dangerSoft: { children: say('action.delete'), variant: 'dangerSoft' },
  small: { children: say('action.change'), variant: 'soft', size: 'sm' },
  large: { children: say('action.register'), variant: 'primary', size: 'lg' },
  withIcon: { children: say('action.deposit'), variant: 'primary', icon: Plus },
  withEndIcon: { children: say('action.seeAll'), variant: 'ghost', endIcon: ChevronRight },
  busy: { children: say('action.login'), variant: 'primary', busy: true },
  busyWithIcon: { children: say('action.retry'), icon: RefreshCw, busy: true },
  disabled: { children: say('action.deposit'), variant: 'primary', disabled: true },
  disabledSecondary: { children: say('action.withdraw'), disabled: true },
  block: { children: say('action.login'), variant: 'primary', size: 'lg', block: true },
  longText: { children: say('action.contactService'), variant: 'secondary', icon: Headset },
}));

export const buttonLinkStates = defineStates<ButtonLinkProps>()((say) => ({
  link: { children: say('action.browseGames'), href: '#games', variant: 'soft' },
  linkPrimary: { children: say('action.goHome'), href: '#home', variant: 'primary' },
  newWindow: {
    children: say('action.contactService'),
    href: 'https://support.example/',
    newWindowLabel: say('a11y.newWindow'),
  },
}));
