export { Banner, type BannerLabels, type BannerProps } from './Banner.tsx';
export type { BannerAction, BannerSlide } from './Slide.tsx';
