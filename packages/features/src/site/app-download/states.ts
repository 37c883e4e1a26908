import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { AppDownloadViewProps } from './AppDownloadView.tsx';
import { type AppOffer, toAppOffer } from './app-download-model.ts';

const ownLink = 'https://parlour.example/down';

const offerOf = (...types: readonly string[]): AppOffer =>
  toAppOffer(
    {
      domainList: ['parlour.example'],
      resources: types.map((resourceType) => ({
        resourceType,
        url: `https://parlour.example/${resourceType.toLowerCase()}`,
        labelNameEn: resourceType,
      })),
    },
    ownLink,
  );

const longLink = `https://${'very-long-name-of-a-site.'.repeat(3)}example/download/of/the/app`;

/** The app page in every state it can be in (SBK-01). */
export const appDownloadStates = defineStates<AppDownloadViewProps>()((say) => {
  const ready = { status: 'ready', brandName: say('brand.padma') } as const;
  return {
    webApp: { ...ready, offer: offerOf() },
    everyApp: { ...ready, offer: offerOf('ANDROID', 'IOS') },
    ownCodes: {
      ...ready,
      offer: toAppOffer(
        {
          domainList: [],
          resources: ['ANDROID', 'IOS', 'WEB_APP'].map((resourceType) => ({
            resourceType,
            url: `https://parlour.example/${resourceType.toLowerCase()}`,
            qrCodeUrl: 'https://parlour.example/down?from=qr',
            labelNameEn: resourceType,
          })),
        },
        ownLink,
      ),
    },
    addresses: {
      ...ready,
      offer: offerOf(),
      addresses: [
        { host: 'parlour.example', state: 'here' },
        { host: 'two.parlour.example', state: 'answers' },
        { host: 'three.parlour.example', state: 'silent' },
        { host: 'four.parlour.example', state: 'checking' },
      ],
    },
    androidOnly: { ...ready, offer: offerOf('ANDROID') },
    longLink: { ...ready, offer: toAppOffer({ domainList: [], resources: [] }, longLink) },
    /** Prerendered by a build, which does not know the address of the site. */
    drawn: { ...ready, offer: offerOf(), drawn: true },
    loading: { ...ready, status: 'loading', offer: null },
    failed: { ...ready, status: 'error', offer: null, error: new ApiError('HTTP', { http: 503 }) },
    offline: { ...ready, status: 'error', offer: null, error: new ApiError('NETWORK') },
  };
});

/** The states whose screenshots are compared. */
export const appDownloadFaces = ['everyApp', 'failed'] as const satisfies readonly StateId<
  typeof appDownloadStates
>[];
