import { defineStates } from '../../testing/states.ts';
import type { LinkProps } from './Link.tsx';

export const linkStates = defineStates<LinkProps>()((say) => ({
  inline: { href: '#terms', children: say('nav.terms') },
  standalone: { href: '#forgot', children: say('auth.forgotPassword'), look: 'standalone' },
  muted: { href: '#privacy', children: say('nav.privacy'), tone: 'muted' },
  inherit: { href: '#help', children: say('nav.help'), tone: 'inherit' },
  newWindow: {
    href: 'https://support.example/',
    children: say('action.contactService'),
    newWindowLabel: say('a11y.newWindow'),
  },
}));
