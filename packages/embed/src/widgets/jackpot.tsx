import {
  formatDateTime,
  linkToFrom,
  observeVisibility,
  showsJackpot,
  toJackpotSource,
  useJackpotLabels,
  useNumbers,
  useT,
} from '@parlour/features/content';
import { Jackpot, type JackpotSource, Skeleton } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import { Failed } from '../frame/Failed.tsx';
import { Frame } from '../frame/Frame.tsx';
import type { ContentProps, Surroundings } from '../surroundings.ts';
import * as css from './jackpot.css.ts';
import { useSharedRead, useTold } from './use-shared.ts';

/** The jackpot of the site, live while it is visible (JPT-01, JPT-02). */
export function Content({ surroundings, ...told }: ContentProps) {
  const live = surroundings.page.jackpot(surroundings.options.scope ?? '');
  const part = useSharedRead(live);
  const box = useRef<HTMLDivElement>(null);
  const isLive = part.status === 'ready' && part.value.kind === 'live';
  const source =
    part.status === 'ready' ? toJackpotSource(part.value, linksOf(surroundings)) : null;
  // A simulated amount is never shown where real money is used.
  const isHidden =
    source !== null && !showsJackpot(source, surroundings.site.settings.operatorMode);
  useTold(part, told, isHidden ? 'NO_FIGURE' : null);
  useEffect(() => {
    if (!isLive || !box.current) return;
    let end = () => {};
    const unwatch = observeVisibility(box.current, (seen) => {
      end();
      end = seen ? live.follow() : () => {};
    });
    return () => {
      unwatch();
      end();
    };
  }, [isLive, live]);
  if (isHidden) return null;
  return (
    <Frame surroundings={surroundings}>
      <div ref={box} className={css.box}>
        {part.status === 'loading' && <Skeleton shape="block" height={css.least} />}
        {part.status === 'error' && <Failed busy={part.busy} onRetry={live.refresh} />}
        {source && <Board {...{ surroundings, source }} />}
      </div>
    </Frame>
  );
}

/** The link to the rules may lead to a page of the site or to another site. */
const linksOf = ({ page, resolve }: Surroundings) => {
  const linkTo = linkToFrom(new URL(page.origin).host, '');
  return (address: string | null | undefined) => {
    const link = linkTo(address);
    return link && { href: resolve(link.href) };
  };
};

interface BoardProps {
  readonly surroundings: Surroundings;
  readonly source: JackpotSource;
}

function Board({ surroundings, source }: BoardProps) {
  const { page, site, resolve, options } = surroundings;
  const { currencySymbol, timeZone } = site.settings;
  const t = useT();
  const numbers = useNumbers();
  const demo =
    source.kind === 'simulated' ? page.demoFigure({ scope: options.scope ?? '', source }) : null;
  const labels = useJackpotLabels(
    source.kind === 'live' ? formatDateTime(source.asOf, timeZone) : null,
    options.scope,
  );
  return (
    <Jackpot
      className={css.board}
      source={demo?.source ?? source}
      labels={labels}
      currency={currencySymbol}
      numbers={numbers}
      operatorMode={site.settings.operatorMode}
      clock={demo?.clock ?? surroundings.clock}
      action={{ label: t('home.jackpotGames'), href: resolve('/rng?classify=JP') }}
    />
  );
}
