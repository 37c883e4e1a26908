import { createElement } from 'react';
import { art } from '../../samples/art/art.ts';
import type { Say } from '../../samples/samples.ts';
import { defineStates } from '../../testing/states.ts';
import { GameCard, type GameCardProps } from '../GameCard/GameCard.tsx';
import { GameGridPage, type GameGridProps } from './GameGrid.tsx';

const { arch, cards, fish, gem, lotus, peacock, tiger } = art.covers;

function games(say: Say): GameCardProps[] {
  const hot = { kind: 'hot', label: say('badge.hot') } as const;
  const fresh = { kind: 'new', label: say('badge.new') } as const;
  const list = [
    {
      title: say('game.tiger'),
      vendor: 'Bokulio',
      coverUrl: tiger,
      flag: hot,
      caption: say('game.tigerCaption'),
    },
    { title: say('game.arch'), vendor: 'Shiulon', coverUrl: arch, flag: fresh },
    { title: say('game.fishing'), vendor: 'Kodamba', coverUrl: fish, flag: hot },
    { title: say('game.peacock'), vendor: 'Mohuara', coverUrl: peacock },
    { title: say('game.gem'), vendor: 'Tetulix', coverUrl: gem, flag: hot },
    { title: say('game.cards'), vendor: 'Chhatimo', coverUrl: cards },
    { title: say('game.lotus'), vendor: 'Jarulet', coverUrl: lotus, flag: fresh },
    { title: say('game.gem'), vendor: 'Kanchora', coverUrl: gem },
    { title: say('game.fishing'), vendor: 'Nagesha', coverUrl: fish },
  ];
  return list.map((game, id) => ({
    game: { ...game, id },
    play: { label: say('game.play'), href: `#play-${id}` },
    favourite: {
      state: id === 3 ? 'on' : 'off',
      label: say(id === 3 ? 'game.removeFavourite' : 'game.addFavourite'),
      onToggle: () => {},
    },
  }));
}

const card = (props: GameCardProps) => createElement(GameCard, { key: props.game.id, ...props });
const plain = ({ game: { caption: _, ...game }, ...rest }: GameCardProps) =>
  card({ ...rest, game });

export const gameGridStates = defineStates<GameGridProps>()((say) => {
  const list = games(say);
  const [first, ...rest] = list;
  const page = (number: number) =>
    createElement(
      GameGridPage,
      { key: number },
      list.slice(0, 6).map(plain),
      list
        .slice(0, 6)
        .map((game) => plain({ ...game, game: { ...game.game, id: `b${game.game.id}` } })),
    );
  return {
    games: { children: list.slice(0, 6).map(plain) },
    bento: { children: [first && card({ ...first, shape: 'featured' }), ...rest.map(plain)] },
    pages: { children: [page(1), page(2)] },
    loading: { loadingMore: say('game.moreComing') },
    loadingMore: { children: list.slice(0, 6).map(plain), loadingMore: say('game.moreComing') },
  };
});
