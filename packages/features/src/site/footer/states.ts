import { art, defineStates, type StateId } from '@parlour/ui/testing';
import type { SiteFooterViewProps } from './SiteFooterWidget.tsx';

const vendors = [
  { id: 'BOKULIO', name: 'Bokulio', mark: art.vendors.bokulio },
  { id: 'HIJOLIX', name: 'Hijolix', mark: art.vendors.hijolix },
  { id: 'KODAMBA', name: 'Kodamba', mark: art.vendors.kodamba },
  { id: 'TETULIX', name: 'Tetulix', mark: art.vendors.tetulix },
];

const many = Array.from({ length: 40 }, (_, index) => {
  const { name, mark } = vendors[index % vendors.length] ?? { name: '', mark: '' };
  return { id: `V${index}`, name: `${name} ${index + 1}`, mark };
});

/** Every state of the footer. */
export const siteFooterStates = defineStates<SiteFooterViewProps>()((say) => {
  const licence = {
    regulator: say('licence.sampleRegulator'),
    number: say('licence.sampleNumber'),
    entity: say('licence.sampleEntity'),
    verifyUrl: 'https://register.example.invalid/SAMPLE-0000',
    isSample: false,
  };
  const guest = {
    brandName: 'Padma',
    minAge: 21,
    isMember: false,
    hasCentre: true,
    isDemo: true,
    texts: ['about', 'terms', 'privacy', 'licence', 'contact'],
    licences: [],
    vendors,
  } as const;
  return {
    guest,
    member: { ...guest, isMember: true },
    withoutCentre: { ...guest, isMember: true, hasCentre: false },
    withoutTexts: { ...guest, texts: [] },
    withoutVendors: { ...guest, vendors: [] },
    manyVendors: { ...guest, vendors: many },
    licensed: {
      ...guest,
      isDemo: false,
      licences: [licence],
    },
    twoLicences: {
      ...guest,
      isDemo: false,
      licences: [licence, { ...licence, number: 'SAMPLE-0001' }],
    },
    sampleLicence: { ...guest, licences: [{ ...licence, isSample: true }] },
    social: {
      ...guest,
      socialLinks: [
        { name: 'Facebook', url: 'https://facebook.example.com/parlour' },
        { name: 'Telegram', url: 'https://telegram.example.com/parlour' },
        { name: 'YouTube', url: 'https://youtube.example.com/parlour' },
        { name: say('sample.nickname'), url: 'https://club.example.com/parlour' },
      ],
    },
    otherAge: { ...guest, minAge: 18 },
  };
});

/** The states whose screenshots are compared. */
export const siteFooterFaces = [
  'guest',
  'manyVendors',
  'licensed',
] as const satisfies readonly StateId<typeof siteFooterStates>[];
