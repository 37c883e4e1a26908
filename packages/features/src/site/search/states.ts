import { defineStates, type Say, type StateId } from '@parlour/ui/testing';
import { Banknote, Fish } from 'lucide-react';
import type { GameSummary } from '../../shared/games/game-summary.ts';
import { samplePicture } from '../../testing/pictures.ts';
import type { SearchViewProps } from './SearchView.props.ts';
import { gameHit, type HitGroup, pageHit } from './search-model.ts';

const titles = ['game.fishing', 'game.tiger', 'game.arch', 'game.peacock', 'game.gem'] as const;

const game = (say: Say, id: number): GameSummary => ({
  id,
  title: say(titles[id % titles.length] ?? 'game.tiger'),
  vendorId: 'KODAMBA',
  vendorName: 'Kodamba',
  gameType: 'FISH',
  coverUrl: samplePicture(id),
  flag: null,
  resting: false,
  minBet: '0.50',
});

const group = (say: Say, id: HitGroup['id'], from: number, count: number): HitGroup => ({
  id,
  hits: Array.from({ length: count }, (_, place) => gameHit(game(say, from + place))),
});

/** Every state of the search: empty, results, no results, loading, no connection. */
export const searchStates = defineStates<SearchViewProps>()((say) => {
  const word = say('game.fishing').split(' ')[0] ?? '';
  const pages: HitGroup = {
    id: 'pages',
    hits: [
      pageHit({ href: '/rng?page=fish', title: say('nav.fish'), icon: Fish }),
      pageHit({
        href: '/?member=withdraw',
        title: say('member.withdraw'),
        area: say('nav.memberCentre'),
        icon: Banknote,
      }),
    ],
  };
  const questions: HitGroup = {
    id: 'help',
    hits: (['notice.withdrawal', 'data.faq.money'] as const).map((key, place) =>
      pageHit({ href: `/help?question=${place}`, title: say(key) }),
    ),
  };
  const rest: SearchViewProps = {
    query: word,
    groups: [pages, group(say, 'games', 0, 3)],
    suggested: [group(say, 'viewed', 10, 2), group(say, 'popular', 20, 3)],
    recent: [],
    status: 'idle',
    onQuery: () => undefined,
    onChoose: () => undefined,
    onRetry: () => undefined,
    onForget: () => undefined,
    viewedCleared: false,
    onClearViewed: () => undefined,
    onRestoreViewed: () => undefined,
    onClose: () => undefined,
  };
  return {
    found: rest,
    questions: { ...rest, groups: [pages, questions] },
    untouched: { ...rest, query: '', groups: [], recent: [word, say('nav.lottery')] },
    viewedCleared: {
      ...rest,
      query: '',
      groups: [],
      suggested: [group(say, 'popular', 20, 3)],
      viewedCleared: true,
    },
    nothing: { ...rest, query: 'qqqq', groups: [] },
    searching: { ...rest, groups: [pages], status: 'searching' },
    failed: { ...rest, groups: [group(say, 'games', 0, 1)], status: 'failed' },
  };
});

/** The states whose screenshots are compared. */
export const searchFaces = ['found', 'nothing'] as const satisfies readonly StateId<
  typeof searchStates
>[];
