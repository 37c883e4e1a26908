import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { PromotionPageViewProps } from './PromotionPageView.tsx';
import type { PromotionPage } from './page-model.ts';
import { sampleScene } from './sample-art.ts';
import samples from './samples.json' with { type: 'json' };

/** The page of one promotion in every state it can be in (SBK-01). */
export const promotionPageStates = defineStates<PromotionPageViewProps>()((say, language) => {
  const [sample] = samples[language === 'en' ? 'en' : 'bn'];
  if (!sample) throw new Error('No sample promotion');
  const { terms } = sample;
  const page: PromotionPage = {
    promotion: { ...sample, imageUrl: sampleScene },
    eligibility: terms.slice(0, 2),
    weights: [
      { code: 'RNG', percent: '100%' },
      { code: 'NO_SUCH', percent: '7.5%' },
    ],
    faq: [{ question: say('banner.long.title'), answer: terms[1] ?? '' }],
    bonusRate: '20%',
    maxBonus: '\u09F32,000.00',
    minDeposit: '\u09F3500.00',
    days: 14,
    reason: null,
    draws: null,
    act: 'join',
  };
  const ready = { status: 'ready', page, busy: false, failure: null } as const;
  const none = { page: null, busy: false, failure: null } as const;
  const as = (status: string, change: Partial<PromotionPage>) => ({
    ...ready,
    page: { ...page, ...change, promotion: { ...page.promotion, status } },
  });
  return {
    open: ready,
    applying: as('applying', { act: null }),
    rejected: as('rejected', { act: null, reason: terms[0] ?? '' }),
    issued: as('issued', { act: 'claim' }),
    raffle: as('joined', { act: 'draw', draws: 3, weights: [], faq: [] }),
    refused: { ...ready, failure: new ApiError('PLAY_PAUSED') },
    busy: { ...ready, busy: true },
    missing: { ...none, status: 'missing' },
    loading: { ...none, status: 'loading' },
    failed: { ...none, status: 'error', error: new ApiError('NETWORK') },
  };
});

/** Pictures are kept of these. */
export const promotionPageFaces = ['open', 'raffle'] as const satisfies readonly StateId<
  typeof promotionPageStates
>[];
