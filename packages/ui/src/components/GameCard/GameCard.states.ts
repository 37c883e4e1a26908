import { art } from '../../samples/art/art.ts';
import { defineStates } from '../../testing/states.ts';
import type { GameCardProps } from './GameCard.tsx';
import type { GameCardSkeletonProps } from './GameCardSkeleton.tsx';

const { covers, broken } = art;

export const gameCardStates = defineStates<GameCardProps>()((say) => {
  const play = { label: say('game.play'), href: '#play' };
  const demo = { label: say('game.demo'), href: '#demo' };
  const add = say('game.addFavourite');
  const off = { state: 'off', label: add, onToggle: () => {} } as const;
  const on = { state: 'on', label: say('game.removeFavourite'), onToggle: () => {} } as const;
  const adding = { ...on, state: 'adding' } as const;
  const removing = { ...off, state: 'removing' } as const;
  const hot = { kind: 'hot', label: say('badge.hot') } as const;
  const fresh = { kind: 'new', label: say('badge.new') } as const;
  const liveNow = { kind: 'live', label: say('badge.live') } as const;
  const lotus = { id: 1, title: say('game.lotus'), vendor: 'Jarulet', coverUrl: covers.lotus };
  const tiger = { id: 2, title: say('game.tiger'), vendor: 'Bokulio', coverUrl: covers.tiger };
  const wheel = { id: 3, title: say('game.wheel'), vendor: 'Doyelar', coverUrl: covers.wheel };
  const gem = { id: 4, title: say('game.gem'), vendor: 'Tetulix', coverUrl: covers.gem };
  return {
    plain: { play, game: lotus, favourite: off },
    withDemo: { play, demo, game: { ...lotus, flag: fresh }, favourite: off },
    hot: { play, game: { ...tiger, flag: hot }, favourite: on },
    fresh: { play, game: { ...lotus, flag: fresh }, favourite: off },
    live: {
      play,
      shape: 'wide',
      game: { ...wheel, flag: liveNow, caption: say('game.limits') },
      favourite: off,
    },
    favouriteOn: { play, game: tiger, favourite: on },
    favouriteAdding: { play, game: gem, favourite: adding },
    favouriteRemoving: { play, game: gem, favourite: removing },
    withoutFavourite: { play, game: gem },
    square: { play, shape: 'square', game: gem, favourite: off },
    featured: {
      play,
      shape: 'featured',
      game: { ...tiger, flag: hot, caption: say('game.tigerCaption') },
      favourite: on,
      eager: true,
    },
    maintenance: {
      play,
      demo,
      game: { ...gem, maintenance: say('game.underMaintenance'), flag: hot },
      favourite: off,
    },
    featuredMaintenance: {
      play,
      shape: 'featured',
      game: { ...tiger, maintenance: say('game.underMaintenance') },
      favourite: off,
    },
    coverMissing: {
      play,
      game: { ...lotus, coverUrl: broken },
      fallbackUrl: covers.arch,
      favourite: off,
    },
    longText: { play, demo, game: { ...tiger, title: say('game.long'), flag: hot }, favourite: on },
    featuredLongText: {
      play,
      shape: 'featured',
      game: { ...tiger, title: say('game.long') },
      favourite: off,
    },
  };
});

export const gameCardSkeletonStates = defineStates<GameCardSkeletonProps>()(() => ({
  portrait: {},
  square: { shape: 'square' },
  wide: { shape: 'wide' },
  featured: { shape: 'featured' },
}));
