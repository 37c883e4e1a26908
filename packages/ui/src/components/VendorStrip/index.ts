export { type StripVendor, VendorStrip, type VendorStripProps } from './VendorStrip.tsx';
