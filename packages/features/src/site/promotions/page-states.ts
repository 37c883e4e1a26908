import { ApiError } from '@parlour/api-client';
import type { UiClock } from '@parlour/ui';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { nextStep } from './next-step.ts';
import type { PromotionPageViewProps } from './PromotionPageView.tsx';
import type { PromotionPage } from './promotion-page-model.ts';
import { sampleScene } from './sample-art.ts';
import samples from './samples.json' with { type: 'json' };

/** A fixed time for the stories. */
const now = Date.UTC(2026, 10, 20, 14, 41, 5);
const clock: UiClock = { now: () => now, after: () => () => undefined };
const hour = 3_600_000;

/** Terms as an operator writes them, with markup that the sanitiser must remove. */
const writtenTerms = (lines: readonly string[]) =>
  `<h2>${lines[0] ?? ''}</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>` +
  '<p onclick="alert(1)" style="position:fixed"><a href="javascript:alert(1)">1</a></p>' +
  '<script>alert(1)</script><iframe src="/help"></iframe>';

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
    termsHtml: null,
    countdown: { to: 'end', until: now + 243 * hour },
    step: { kind: 'act', act: 'join' },
  };
  const quiet = {
    busy: false,
    failure: null,
    drawn: null,
    clock,
    canShare: false,
    sharingFailure: null,
  } as const;
  const ready = { ...quiet, status: 'ready', page } as const;
  const none = { ...quiet, page: null } as const;
  const short = { weights: [], faq: [], eligibility: [] };
  const as = (status: string, change: Partial<PromotionPage> = {}) => {
    const promotion = { ...page.promotion, status };
    const draws = change.draws ?? null;
    const step = nextStep({ ...promotion, draws });
    return { ...ready, page: { ...page, ...short, step, ...change, promotion } };
  };
  const raffle = as('joined', { draws: 3 });
  return {
    open: ready,
    applying: as('applying'),
    rejected: as('rejected', { reason: terms[0] ?? '', countdown: null }),
    issued: as('issued'),
    claimed: as('claimed', { countdown: null }),
    joined: as('joined'),
    signedUp: as('signedUp'),
    closed: as('closed', { countdown: null }),
    comingSoon: as('comingSoon', { countdown: { to: 'start', until: now + 5 * hour } }),
    unknownStatus: as('unheardOf', { countdown: null }),
    raffle,
    drawn: {
      ...as('joined', { draws: 0 }),
      drawn: { prize: page.minDeposit ?? '', attempt: 1 },
    },
    writtenTerms: { ...ready, page: { ...page, ...short, termsHtml: writtenTerms(terms) } },
    refused: { ...ready, failure: { act: 'join', error: new ApiError('PLAY_PAUSED'), attempt: 1 } },
    tooLate: {
      ...as('closed', { countdown: null }),
      failure: { act: 'join', error: new ApiError('NOT_FOUND'), attempt: 1 },
    },
    unsettled: { ...raffle, failure: { act: 'draw', error: new ApiError('NETWORK'), attempt: 1 } },
    copyFailed: {
      ...ready,
      sharingFailure: {
        of: 'copy',
        attempt: 1,
        link: 'https://play.example/promoDetail?id=p-welcome',
      },
    },
    shareFailed: {
      ...ready,
      canShare: true,
      sharingFailure: {
        of: 'share',
        attempt: 1,
        link: 'https://play.example/promoDetail?id=p-welcome',
      },
    },
    busy: { ...ready, busy: true },
    longText: {
      ...ready,
      page: {
        ...page,
        promotion: {
          ...page.promotion,
          title: [sample.title, say('banner.long.title'), sample.title].join(', '),
          summary: terms.join(' '),
        },
        eligibility: [terms.join(' '), ...terms],
        weights: [{ code: 'A_KIND_OF_GAME_NOBODY_HAS_A_WORD_FOR', percent: '100%' }],
        faq: [{ question: terms.join(' '), answer: terms.join(' ').repeat(3) }],
        maxBonus: '\u09F31,234,567,890,123.45',
        reason: terms.join(' '),
      },
    },
    missing: { ...none, status: 'missing' },
    loading: { ...none, status: 'loading' },
    failed: { ...none, status: 'error', error: new ApiError('NETWORK') },
  };
});

/** The states whose screenshots are compared. */
export const promotionPageFaces = ['open', 'raffle'] as const satisfies readonly StateId<
  typeof promotionPageStates
>[];
