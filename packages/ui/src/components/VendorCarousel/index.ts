export {
  type Vendor,
  VendorCarousel,
  type VendorCarouselLabels,
  type VendorCarouselProps,
} from './VendorCarousel.tsx';
export { VendorMark, type VendorMarkProps } from './VendorMark.tsx';
