import bokulio from '../../samples/art/vendor-bokulio.svg';
import tetulix from '../../samples/art/vendor-tetulix.svg';
import { defineStates } from '../../testing/states.ts';
import type { VendorGlyphProps } from './VendorGlyph.tsx';

export const vendorGlyphStates = defineStates<VendorGlyphProps>()(() => ({
  usual: { src: bokulio },
  large: { src: tetulix, size: 40 },
}));
