import { defineStates } from '../../testing/states.ts';
import type { TextProps } from './Text.tsx';

export const textStates = defineStates<TextProps>()((say) => ({
  body: { children: say('demo.explainBody') },
  lead: { children: say('screen.maintenance.body'), size: 'lead' },
  small: { children: say('error.network'), size: 'small', tone: 'secondary' },
  caption: { children: say('empty.favourites.body'), size: 'caption', tone: 'muted' },
  accent: { children: say('nav.responsiblePlay'), tone: 'accent', bold: true },
  warm: { children: say('game.prize'), tone: 'warm', bold: true },
  success: { children: say('success.linkCopied'), tone: 'success' },
  warn: { children: say('balance.stale'), tone: 'warn' },
  danger: { children: say('error.credentials'), tone: 'danger' },
  oneLine: { children: say('demo.explainBody'), oneLine: true },
}));
