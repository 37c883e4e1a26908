import { defineStates } from '../../testing/states.ts';
import type { LogoProps } from './Logo.tsx';

export const logoStates = defineStates<LogoProps>()((say) => ({
  padma: { name: say('brand.padma'), href: '#home' },
  shapla: { name: say('brand.shapla'), href: '#home', mark: 'shapla' },
  raat: { name: say('brand.raat'), href: '#home', mark: 'raat' },
  small: { name: say('brand.padma'), href: '#home', size: 's' },
  ownMark: { name: say('brand.raat'), href: '#home', mark: 'M9 27V9l9 9 9-9v18' },
}));
