import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { PromotionsViewProps } from './PromotionsView.tsx';
import type { Promotion } from './promotions-model.ts';
import { sampleScene, whiteScene } from './sample-art.ts';
import samples from './samples.json' with { type: 'json' };

const promotionsFor = (language: 'bn' | 'en'): readonly Promotion[] =>
  samples[language].map((sample) => ({ ...sample, imageUrl: sampleScene }));

/** The page of promotions in every state it can be in (SBK-01). */
export const promotionsStates = defineStates<PromotionsViewProps>()((_say, language) => {
  const promotions = promotionsFor(language);
  const ready = { status: 'ready', promotions, type: '' } as const;
  const nothing = { promotions: [], type: '' } as const;
  const everyStatus = ['rejected', 'issued', 'claimed', 'signedUp', 'unheardOf'];
  return {
    list: ready,
    oneType: { ...ready, type: 'SLOT' },
    unknownType: { ...ready, type: 'NO_SUCH' },
    visitor: {
      ...ready,
      promotions: promotions.map((one) =>
        ['joined', 'applying'].includes(one.status) ? { ...one, status: 'open' } : one,
      ),
    },
    otherStatuses: {
      ...ready,
      promotions: promotions
        .slice(0, everyStatus.length)
        .map((one, index) => ({ ...one, status: everyStatus[index] ?? one.status })),
    },
    longText: {
      ...ready,
      promotions: promotions.slice(0, 2).map((one) => ({
        ...one,
        type: 'NO_SUCH',
        title: [one.title, one.summary, one.title].join(', '),
        summary: one.terms.join(' '),
        imageUrl: whiteScene,
      })),
    },
    withoutDates: {
      ...ready,
      promotions: promotions.slice(0, 2).map((one) => ({ ...one, start: null, end: null })),
    },
    notReadAnew: {
      ...ready,
      fresh: false,
      error: new ApiError('NETWORK'),
    },
    empty: { ...nothing, status: 'ready' },
    loading: { ...nothing, status: 'loading' },
    failed: { ...nothing, status: 'error', error: new ApiError('HTTP', { http: 502 }) },
    offline: { ...nothing, status: 'error', error: new ApiError('NETWORK') },
  };
});

/** The states whose screenshots are compared. */
export const promotionsFaces = ['list', 'empty'] as const satisfies readonly StateId<
  typeof promotionsStates
>[];
