import type { Say } from '../../samples/samples.ts';
import { defineStates } from '../../testing/states.ts';
import { sampleLicence } from '../LicenceBadge/LicenceBadge.states.ts';
import { LicenceBadge } from '../LicenceBadge/LicenceBadge.tsx';
import type { FooterGroup, FooterLinksProps } from './FooterLinks.tsx';

/** The four columns of the site's footer. */
export const sampleGroups = (say: Say): FooterGroup[] => [
  {
    id: 'games',
    title: say('game.game'),
    links: [
      { label: say('game.popularGames'), href: '#popular' },
      { label: say('game.newGames'), href: '#new' },
      { label: say('footer.lotteryResults'), href: '#results' },
      { label: say('nav.winners'), href: '#winners' },
    ],
  },
  {
    id: 'account',
    title: say('nav.account'),
    links: [
      { label: say('wallet.deposit'), href: '#deposit' },
      { label: say('wallet.withdrawal'), href: '#withdrawal' },
      { label: say('nav.vip'), href: '#vip' },
      { label: say('nav.pointsMall'), href: '#points' },
    ],
  },
  {
    id: 'help',
    title: say('nav.help'),
    links: [
      { label: say('nav.faq'), href: '#faq' },
      {
        label: say('service.liveChat'),
        href: 'https://chat.example.invalid',
        newWindow: say('a11y.newWindow'),
      },
      { label: say('action.sendFeedback'), href: '#feedback' },
      { label: say('footer.appDownload'), href: '#app' },
    ],
  },
  {
    id: 'brand',
    title: say('brand.padma'),
    links: [
      { label: say('nav.about'), href: '#about' },
      { label: say('nav.terms'), href: '#terms' },
      { label: say('nav.privacy'), href: '#privacy' },
      { label: say('nav.join'), href: '#join' },
    ],
  },
];

export const footerLinksStates = defineStates<FooterLinksProps>()((say) => ({
  withLicence: {
    groups: sampleGroups(say),
    aside: { title: say('nav.licences'), content: <LicenceBadge {...sampleLicence(say)} /> },
  },
  withoutLicence: { groups: sampleGroups(say) },
}));
