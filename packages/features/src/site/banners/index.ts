export { ListBanner, PageBanner, PageBannerView, type PageBannerViewProps } from './PageBanner.tsx';
export { useBannerLabels } from './use-banner-labels.ts';
export { type BannerGroup, toSlides, useBanners } from './use-banners.ts';
