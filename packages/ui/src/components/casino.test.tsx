import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StateProps, States } from '../testing/states.ts';
import { bannerStates } from './Banner/Banner.states.ts';
import { Banner } from './Banner/Banner.tsx';
import { categoryBarStates } from './CategoryBar/CategoryBar.states.ts';
import { CategoryBar } from './CategoryBar/CategoryBar.tsx';
import { gameCardSkeletonStates, gameCardStates } from './GameCard/GameCard.states.ts';
import { GameCard } from './GameCard/GameCard.tsx';
import { GameCardSkeleton } from './GameCard/GameCardSkeleton.tsx';
import { gameGridStates } from './GameGrid/GameGrid.states.ts';
import { GameGrid } from './GameGrid/GameGrid.tsx';
import { jackpotStates } from './Jackpot/Jackpot.states.ts';
import { Jackpot } from './Jackpot/Jackpot.tsx';
import { lazyImageStates } from './LazyImage/LazyImage.states.ts';
import { LazyImage } from './LazyImage/LazyImage.tsx';
import { noticeBarStates } from './NoticeBar/NoticeBar.states.ts';
import { NoticeBar } from './NoticeBar/NoticeBar.tsx';
import { vendorCarouselStates } from './VendorCarousel/VendorCarousel.states.ts';
import { VendorCarousel } from './VendorCarousel/VendorCarousel.tsx';

/** Renders every state in both languages on the server. */
function drawn<Props, Id extends string>(
  states: States<Props, Id>,
  draw: (props: StateProps<Props>) => ReactElement,
): [string, string][] {
  return (['bn', 'en'] as const).flatMap((language) =>
    states.ids.map((id): [string, string] => [
      `${language} ${id}`,
      renderToString(draw(states.statesIn(language)[id])),
    ]),
  );
}

const pages = [
  ...drawn(bannerStates, (props) => <Banner {...props} />),
  ...drawn(categoryBarStates, (props) => <CategoryBar {...props} />),
  ...drawn(gameCardStates, (props) => <GameCard {...props} />),
  ...drawn(gameCardSkeletonStates, (props) => <GameCardSkeleton {...props} />),
  ...drawn(gameGridStates, (props) => <GameGrid {...props} />),
  ...drawn(jackpotStates, (props) => <Jackpot {...props} />),
  ...drawn(lazyImageStates, (props) => <LazyImage {...props} />),
  ...drawn(noticeBarStates, (props) => <NoticeBar onOpen={() => {}} {...props} />),
  ...drawn(vendorCarouselStates, (props) => <VendorCarousel onSelect={() => {}} {...props} />),
];

test('[SBK-01] every state of the lobby parts renders on the server', () => {
  for (const [name, html] of pages) expect(html, name).toMatch(/data-component="/);
});

test('[JPT-02] every demo jackpot has the demo badge and the demo note', () => {
  const { simulated, timeDerived, fixed, banner } = jackpotStates.statesIn('bn');
  for (const props of [simulated, timeDerived, fixed, banner]) {
    const html = renderToString(<Jackpot {...props} />);
    expect(html).toContain(`>${props.labels.demo}<`);
    expect(html).toContain(props.labels.demoNote);
  }
});

test('[GAM-03] arrows are shown only above seven vendors', () => {
  const states = vendorCarouselStates.statesIn('en');
  const buttons = (html: string) => html.match(/<button/g)?.length;
  const { seven, many } = states;
  const row = (props: typeof seven) =>
    renderToString(<VendorCarousel onSelect={() => {}} {...props} />);
  expect(buttons(row(seven))).toBe(7);
  expect(buttons(row(many))).toBe(many.vendors.length + 2);
});

test('[GAM-04] a game under maintenance has no link and no button', () => {
  const html = renderToString(<GameCard {...gameCardStates.statesIn('bn').maintenance} />);
  expect(html).not.toMatch(/<(a|button)\b/);
});

test('[NOT-01] without notices there is no bar', () => {
  const { labels } = noticeBarStates.statesIn('en').one;
  expect(renderToString(<NoticeBar items={[]} labels={labels} onOpen={() => {}} />)).toBe('');
});
