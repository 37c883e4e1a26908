export { useBannerLabels } from './labels.ts';
export { PageBanner, PageBannerView, type PageBannerViewProps } from './PageBanner.tsx';
export { type BannerGroup, toSlides, useBanners } from './slides.ts';
