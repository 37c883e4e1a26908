import { Ban, LifeBuoy, SlidersHorizontal, Timer } from 'lucide-react';
import { defineStates } from '../../testing/states.ts';
import type { FooterBandProps } from './FooterBand.tsx';

export const footerBandStates = defineStates<FooterBandProps>()((say) => ({
  usual: {
    age: say('footer.age'),
    title: say('footer.rpTitle'),
    body: say('footer.rpBody'),
    links: [
      { id: 'limits', label: say('rg.setLimit'), icon: SlidersHorizontal, href: '#limits' },
      { id: 'break', label: say('rg.takeBreak'), icon: Timer, href: '#break' },
      { id: 'exclude', label: say('rg.selfExclude'), icon: Ban, href: '#exclude' },
      { id: 'help', label: say('rg.getHelp'), icon: LifeBuoy, href: '#help' },
    ],
  },
}));
