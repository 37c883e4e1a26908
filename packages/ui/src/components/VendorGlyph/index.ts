export { VendorGlyph, type VendorGlyphProps } from './VendorGlyph.tsx';
