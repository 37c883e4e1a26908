export {
  type Vendor,
  VendorCarousel,
  type VendorCarouselLabels,
  type VendorCarouselProps,
} from './VendorCarousel.tsx';
