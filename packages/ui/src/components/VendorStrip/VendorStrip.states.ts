import { art } from '../../samples/art/art.ts';
import type { Say } from '../../samples/samples.ts';
import { defineStates } from '../../testing/states.ts';
import type { StripVendor, VendorStripProps } from './VendorStrip.tsx';

const names = ['Hijolix', 'BOKULIO', 'Kodamba', 'Tetulix', 'KANCHORA', 'Palashon', 'MADHOBIX'];
const marks = [art.vendors.hijolix, art.vendors.bokulio, art.vendors.kodamba, art.vendors.tetulix];

const vendors = (length: number): StripVendor[] =>
  Array.from({ length }, (_, index) => ({
    id: String(index),
    name: names[index % names.length] ?? '',
    mark: marks[index % marks.length],
  }));

/** Names of a strip and its buttons. */
export const stripLabels = (say: Say): VendorStripProps['labels'] => ({
  region: say('vendor.region'),
  previous: say('vendor.previous'),
  next: say('vendor.next'),
  pause: say('a11y.pauseVendors'),
  play: say('a11y.playVendors'),
});

export const vendorStripStates = defineStates<VendorStripProps>()((say) => {
  const labels = stripLabels(say);
  return {
    many: { vendors: vendors(64), labels },
    oneView: { vendors: vendors(40), labels },
    few: { vendors: vendors(6), labels },
    withoutMarks: { vendors: vendors(12).map(({ id, name }) => ({ id, name })), labels },
    none: { vendors: [], labels },
  };
});
