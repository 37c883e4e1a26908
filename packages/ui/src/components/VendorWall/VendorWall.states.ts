import bokulio from '../../samples/art/vendor-bokulio.svg';
import hijolix from '../../samples/art/vendor-hijolix.svg';
import kodamba from '../../samples/art/vendor-kodamba.svg';
import tetulix from '../../samples/art/vendor-tetulix.svg';
import type { Say } from '../../samples/samples.ts';
import { defineStates } from '../../testing/states.ts';
import type { VendorWallProps, WallVendor } from './VendorWall.tsx';

/** Makes a wall of any length from the four sample vendors. */
export const sampleWall = (say: Say, length: number): WallVendor[] => {
  const known = [
    { name: say('vendor.hijolix'), mark: hijolix },
    { name: say('vendor.bokulio'), mark: bokulio },
    { name: say('vendor.kodamba'), mark: kodamba },
    { name: say('vendor.tetulix'), mark: tetulix },
  ];
  return Array.from({ length }, (_, index) => known[index % known.length]).flatMap(
    (vendor, index) => (vendor ? [{ ...vendor, id: String(index) }] : []),
  );
};

export const vendorWallStates = defineStates<VendorWallProps>()((say) => ({
  full: { label: say('game.provider'), vendors: sampleWall(say, 42) },
  few: { label: say('game.provider'), vendors: sampleWall(say, 4) },
  withoutMarks: {
    label: say('game.provider'),
    vendors: sampleWall(say, 8).map(({ id, name }) => ({ id, name })),
  },
}));
