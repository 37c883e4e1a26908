import bokulio from '../../samples/art/vendor-bokulio.svg';
import hijolix from '../../samples/art/vendor-hijolix.svg';
import kodamba from '../../samples/art/vendor-kodamba.svg';
import tetulix from '../../samples/art/vendor-tetulix.svg';
import type { Say } from '../../samples/samples.ts';
import { defineStates } from '../../testing/states.ts';
import type { NavBarProps, NavItem } from './NavBar.tsx';

/** The categories of the site in their usual order. */
export const sampleNav = (say: Say, active: string): NavItem[] =>
  [
    { id: 'home', label: say('nav.home') },
    { id: 'hot', label: say('nav.hot') },
    { id: 'sports', label: say('nav.sports') },
    { id: 'esports', label: say('nav.esports') },
    { id: 'live', label: say('nav.live') },
    { id: 'slots', label: say('nav.slots'), vendors: sampleVendors(say) },
    { id: 'fish', label: say('nav.fish') },
    { id: 'pvp', label: say('nav.pvpShort') },
    { id: 'lottery', label: say('nav.lottery') },
    { id: 'cockfight', label: say('nav.cockfight') },
    { id: 'promotions', label: say('nav.promotions') },
    { id: 'app', label: say('nav.app') },
  ].map((item) => ({ ...item, href: `#${item.id}`, active: item.id === active }));

const sampleVendors = (say: Say) => [
  {
    id: 'hijolix',
    name: say('vendor.hijolix'),
    caption: say('vendor.games412'),
    mark: hijolix,
    badge: say('nav.hot'),
    href: '#hijolix',
  },
  {
    id: 'bokulio',
    name: say('vendor.bokulio'),
    caption: say('vendor.games386'),
    mark: bokulio,
    href: '#bokulio',
  },
  {
    id: 'kodamba',
    name: say('vendor.kodamba'),
    caption: say('vendor.games301'),
    mark: kodamba,
    href: '#kodamba',
  },
  {
    id: 'tetulix',
    name: say('vendor.tetulix'),
    caption: say('vendor.games186'),
    mark: tetulix,
    href: '#tetulix',
  },
];

export const navBarStates = defineStates<NavBarProps>()((say) => {
  const panelLabels = {
    open: (item: string) => `${item}: ${say('game.provider')}`,
    all: say('game.allProviders'),
  };
  const label = say('nav.mainMenu');
  return {
    home: { label, items: sampleNav(say, 'home'), panelLabels },
    inCategory: { label, items: sampleNav(say, 'slots'), panelLabels },
    nowhere: { label, items: sampleNav(say, ''), panelLabels },
    withoutPanels: { label, items: sampleNav(say, 'home') },
    low: { label, items: sampleNav(say, 'cockfight'), size: 'low' },
    few: { label, items: sampleNav(say, 'home').slice(0, 3) },
  };
});
