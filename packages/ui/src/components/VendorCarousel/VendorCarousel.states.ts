import { art } from '../../samples/art/art.ts';
import { defineStates } from '../../testing/states.ts';
import type { Vendor, VendorCarouselProps } from './VendorCarousel.tsx';

const { bokulio, hijolix, kodamba, tetulix } = art.vendors;
const names = [
  'Hijolix',
  'BOKULIO',
  'Kodamba',
  'Tetulix',
  'KANCHORA',
  'Palashon',
  'MADHOBIX',
  'Jarulet',
  'Mohuara',
  'Shiulon',
];
const marks = [hijolix, bokulio, kodamba, tetulix];
const vendors: Vendor[] = names.map((name, index) => ({
  id: name.toLowerCase(),
  name,
  mark: marks[index % marks.length],
}));

export const vendorCarouselStates = defineStates<VendorCarouselProps>()((say) => {
  const labels = {
    region: say('vendor.region'),
    previous: say('vendor.previous'),
    next: say('vendor.next'),
  };
  const all = { id: '', name: say('game.allProviders') };
  return {
    many: { labels, vendors },
    allChosen: { labels, vendors: [all, ...vendors], selected: '' },
    oneChosen: { labels, vendors: [all, ...vendors], selected: 'kodamba' },
    /** Outside the visible part until the row has scrolled. */
    lastChosen: { labels, vendors: [all, ...vendors], selected: 'shiulon' },
    seven: { labels, vendors: vendors.slice(0, 7) },
    two: { labels, vendors: vendors.slice(0, 2) },
    withoutMarks: { labels, vendors: vendors.slice(0, 5).map(({ id, name }) => ({ id, name })) },
  };
});
