import { CircleHelp, ShieldCheck } from 'lucide-react';
import { defineStates } from '../../testing/states.ts';
import type { HeaderLinkProps } from './HeaderLink.tsx';

export const headerLinkStates = defineStates<HeaderLinkProps>()((say) => ({
  help: { icon: CircleHelp, label: say('nav.help'), href: '#help' },
  responsiblePlay: { icon: ShieldCheck, label: say('nav.responsiblePlay'), href: '#play' },
}));
