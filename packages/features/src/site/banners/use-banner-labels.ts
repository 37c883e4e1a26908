import type { BannerLabels } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';

/** Returns the labels of a banner strip. */
export function useBannerLabels(): BannerLabels {
  const t = useT();
  return {
    region: t('home.highlights'),
    slideOf: (index, total) => t('a11y.slideOf', { index, total }),
    goTo: (index) => t('a11y.goToSlide', { index }),
    pause: t('a11y.pauseSlides'),
    play: t('a11y.playSlides'),
  };
}
