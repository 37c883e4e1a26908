import { Banner, type BannerSlide, Jackpot, type JackpotSource, Skeleton } from '@parlour/ui';
import { memo } from 'react';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { showsJackpot } from '../../shared/jackpot/source.ts';
import { useJackpotLabels } from '../../shared/jackpot/use-jackpot-labels.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import { useBannerLabels } from '../banners/use-banner-labels.ts';
import * as css from './HomeView.css.ts';

export interface HeroProps {
  /** `null` when they are shown elsewhere on the page. */
  readonly banners: Part<readonly BannerSlide[]> | null;
  readonly jackpot: Part<JackpotSource> | null;
  readonly currency: string;
  readonly operatorMode: 'demo' | 'live';
  readonly timeZone: string;
  readonly onRetry: (part: 'banners' | 'jackpot') => void;
}

/** The banner, with the jackpot beside or below it. When one is empty the other takes its space. */
export const Hero = memo(function Hero(props: HeroProps) {
  const { banners, jackpot, operatorMode } = props;
  const banner = banners && (banners.status !== 'ready' || banners.value.length > 0);
  const prize =
    jackpot && (jackpot.status !== 'ready' || showsJackpot(jackpot.value, operatorMode));
  if (!banner && !prize) return null;
  return (
    <div className={css.hero} data-parts={Number(banner) + Number(prize)}>
      {banner && <HeroBanner {...props} banners={banners} />}
      {prize && <HeroJackpot {...props} jackpot={jackpot} />}
    </div>
  );
});

type Shown<Key extends keyof HeroProps> = HeroProps & {
  readonly [Name in Key]: NonNullable<HeroProps[Name]>;
};

function HeroBanner({ banners, onRetry }: Shown<'banners'>) {
  const labels = useBannerLabels();
  if (banners.status === 'loading') {
    return (
      <div className={css.banner}>
        <Skeleton shape="block" height="100%" className={css.box} />
      </div>
    );
  }
  if (banners.status === 'error')
    return <PartError part={banners} onRetry={() => onRetry('banners')} />;
  return <Banner className={css.banner} slides={banners.value} labels={labels} />;
}

function HeroJackpot({ jackpot, currency, operatorMode, timeZone, onRetry }: Shown<'jackpot'>) {
  const t = useT();
  const numbers = useNumbers();
  const asOf =
    jackpot.status === 'ready' && jackpot.value.kind === 'live'
      ? formatDateTime(jackpot.value.asOf, timeZone)
      : null;
  const labels = useJackpotLabels(asOf, 'rng');
  if (jackpot.status === 'loading') {
    return <Skeleton shape="block" height="100%" className={`${css.jackpot} ${css.box}`} />;
  }
  if (jackpot.status === 'error')
    return <PartError part={jackpot} onRetry={() => onRetry('jackpot')} />;
  return (
    <Jackpot
      className={css.jackpot}
      source={jackpot.value}
      labels={labels}
      currency={currency}
      numbers={numbers}
      operatorMode={operatorMode}
      action={{ label: t('home.jackpotGames'), href: '/rng?classify=JP' }}
    />
  );
}
