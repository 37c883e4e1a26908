import { defineStates, type StateId } from '@parlour/ui/testing';
import type { ReviewProps } from './Review.tsx';

const money = (amount: string): string => `\u09F3${amount}`;

/** The summary before an envelope is sent, in every state it can be in (SBK-01). */
export const reviewStates = defineStates<ReviewProps>()((say) => {
  const people = ['ri***18', 'mi***07', 'ja***52'].map((account, place) => ({
    id: String(place),
    account,
    nickname: say('overlay.memberName'),
  }));
  const several = {
    wanted: { people, each: '100.00', greeting: say('banner.lotus.title') },
    balance: '18732.50',
    money,
    shown: money,
  } as const;
  return {
    several,
    one: { ...several, wanted: { people: people.slice(0, 1), each: '0.01', greeting: '' } },
    many: {
      ...several,
      wanted: {
        ...several.wanted,
        people: Array.from({ length: 200 }, (_, place) => ({
          id: String(place),
          account: `ka***${String(place).padStart(3, '0')}`,
          nickname: place % 2 === 0 ? '' : say('overlay.memberName'),
        })),
      },
    },
    hidden: { ...several, shown: () => '\u09F3***' },
  };
});

/** The states whose screenshots are compared. */
export const reviewFaces = ['several'] as const satisfies readonly StateId<typeof reviewStates>[];
