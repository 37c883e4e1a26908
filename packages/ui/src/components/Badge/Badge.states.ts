import { Check } from 'lucide-react';
import { defineStates } from '../../testing/states.ts';
import type { BadgeProps } from './Badge.tsx';

export const badgeStates = defineStates<BadgeProps>()((say) => ({
  neutral: { children: say('status.account.inactive') },
  accent: { children: say('auth.agent'), tone: 'accent' },
  warm: { children: say('game.prize'), tone: 'warm' },
  success: { children: say('status.payment.completed'), tone: 'success' },
  warn: { children: say('status.payment.pending'), tone: 'warn' },
  danger: { children: say('status.payment.rejected'), tone: 'danger' },
  info: { children: say('status.bet.open'), tone: 'info' },
  demo: { children: say('badge.demo'), solid: true },
  withIcon: { children: say('status.payment.completed'), tone: 'success', icon: Check },
  longText: { children: say('status.payment.toConfirm'), tone: 'warn' },
}));
