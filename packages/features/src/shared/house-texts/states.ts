import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { HouseTextWindowViewProps } from './HouseTextWindowView.tsx';

const nothing = () => undefined;

/** Every state of the window with a text of the house (HLP-01, NOT-03). */
export const houseTextStates = defineStates<HouseTextWindowViewProps>()((say) => {
  const words = `<p>${say('overlay.noticeBody')}</p>`;
  const parts = [1, 2, 3].map((part) => `<h2>${part}. ${say('notice.region')}</h2>${words}`);
  const ready = (html: string | null) => ({ status: 'ready', value: html }) as const;
  const terms = {
    text: 'terms',
    html: ready(parts.join('')),
    onRetry: nothing,
    onClose: nothing,
  } as const;
  return {
    terms,
    longText: { ...terms, html: ready(parts.join('').repeat(8)) },
    hostile: {
      ...terms,
      html: ready(
        `${words}<script>globalThis.acted=1</script><img src="x" onerror="globalThis.acted=1">`,
      ),
    },
    none: { ...terms, html: ready(null) },
    loading: { ...terms, html: { status: 'loading' } },
    failed: {
      ...terms,
      html: { status: 'error', error: new ApiError('NETWORK'), busy: false },
    },
    retrying: {
      ...terms,
      html: { status: 'error', error: new ApiError('NETWORK'), busy: true },
    },
  };
});

/** The states whose screenshots are compared. */
export const houseTextFaces = ['terms'] as const satisfies readonly StateId<
  typeof houseTextStates
>[];
