import arch from './cover-arch.svg';
import cards from './cover-cards.svg';
import fish from './cover-fish.svg';
import gem from './cover-gem.svg';
import lotus from './cover-lotus.svg';
import peacock from './cover-peacock.svg';
import tiger from './cover-tiger.svg';
import wheel from './cover-wheel.svg';
import sceneCoin from './scene-coin.svg';
import sceneLotus from './scene-lotus.svg';
import sceneRiver from './scene-river.svg';
import bokulio from './vendor-bokulio.svg';
import hijolix from './vendor-hijolix.svg';
import kodamba from './vendor-kodamba.svg';
import tetulix from './vendor-tetulix.svg';

/** URLs of sample pictures for stories and tests. They are our own drawings, and every vendor is invented. */
export const art = {
  covers: { arch, cards, fish, gem, lotus, peacock, tiger, wheel },
  /** 1280 × 420, with the subject at 70 %, and the shade colour of each. */
  scenes: {
    river: { src: sceneRiver, shade: 'oklch(0.28 0.05 193)' },
    lotus: { src: sceneLotus, shade: 'oklch(0.26 0.09 325)' },
    coin: { src: sceneCoin, shade: 'oklch(0.26 0.05 165)' },
  },
  vendors: { bokulio, hijolix, kodamba, tetulix },
  /** A picture that cannot be decoded, without a network request. */
  broken: 'data:image/png;base64,broken',
} as const;
