import type {
  WireBanner as Banner,
  WireCountry as Country,
  WireNotice as Notice,
} from '@parlour/api-client/wire';
import { paletteNear } from '../art/near.ts';
import { palettes } from '../art/palettes.ts';
import accountRows from './data/accounts.json' with { type: 'json' };
import bannerRows from './data/banners.json' with { type: 'json' };
import countryRows from './data/countries.json' with { type: 'json' };
import noticeRows from './data/notices.json' with { type: 'json' };
import { type InLanguages, languageOf } from './language.ts';

interface BannerRow {
  bannerId: string;
  groupName: string;
  /** Name of the scene it shows. */
  scene: string;
  title: InLanguages;
  body: InLanguages;
  actionLabel?: InLanguages;
  linkageType?: string;
  linkage?: string;
}

/**
 * Changes a scene to the palette nearest to a brand's accent: `wheel-kash` becomes `wheel-sindoor`. The scenes were
 * drawn for a site in the first palette; when the accent is nearest to that one, they do not change.
 */
function tinted(scene: string, accent: string): string {
  const palette = paletteNear(accent);
  const [family = scene] = scene.split('-');
  return palette === undefined || palette === palettes[0] ? scene : `${family}-${palette.name}`;
}

/** Banners of one page group (BAN-01); an unknown group has none. The scenes of home match the accent of a brand. */
export function bannersOf(groupName: string, asked?: string, accent?: string): Banner[] {
  const language = languageOf(asked);
  const tint = groupName === 'w_home' ? accent : undefined;
  const rows: readonly BannerRow[] = bannerRows;
  return rows
    .filter((row) => row.groupName === groupName)
    .map((row) => ({
      bannerId: row.bannerId,
      groupName: row.groupName,
      url: `/art/scene/${tint === undefined ? row.scene : tinted(row.scene, tint)}.svg`,
      title: row.title[language],
      body: row.body[language],
      ...(row.actionLabel && { actionLabel: row.actionLabel[language] }),
      ...(row.linkageType && { linkageType: row.linkageType }),
      ...(row.linkage && { linkage: row.linkage }),
    }));
}

/**
 * Notices, newest first (NOT-01). The content is HTML as a backend sends it; one notice contains a script, an event
 * handler, a style, a frame and a script link on purpose, to test sanitising.
 */
export function noticesIn(asked?: string): Notice[] {
  const language = languageOf(asked);
  return noticeRows.map((row) => ({
    id: row.id,
    title: row.title[language],
    content: row.content[language],
    time: row.time,
  }));
}

/** Countries with dial codes, Bangladesh first. */
export function countriesIn(asked?: string): Country[] {
  const language = languageOf(asked);
  return countryRows.map((row) => ({
    countryCode: row.countryCode,
    countryDialingCode: row.countryDialingCode,
    name: row.name[language],
  }));
}

/** A member the sandbox starts with. Every name, number and amount is fictional. */
export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  /** 0 member; 1 agent. */
  readonly type: number;
  readonly nickname: InLanguages;
  /** National number without the leading zero. */
  readonly mobile: string;
  /** Play money as a decimal string. */
  readonly balance: string;
  readonly rankLevel: number;
  readonly passwordExpired: boolean;
  /** How many messages are unread. */
  readonly unread: number;
  /** Their initial status in promotions, by promotion. */
  readonly promotions: ReadonlyMap<string, string>;
  /** The part of the balance that is in wallets of vendors, by vendor code. */
  readonly vendors: Readonly<Record<string, string>>;
  /** Bonus money on top of the balance, held back until its terms are met. */
  readonly bonus: string;
  readonly points: string;
  /** Whether the demo agent is their upline. */
  readonly hasUpline: boolean;
  /** Required when money leaves the account; empty when not set. */
  readonly paymentPassword: string;
  /** Valid bet from before the 90 days on record. */
  readonly validBefore: string;
  /** Linked messenger accounts, by channel. */
  readonly socials: Readonly<Record<string, string>>;
}

const accountDefaults = {
  passwordExpired: false,
  unread: 0,
  vendors: {},
  bonus: '0',
  points: '0',
  hasUpline: false,
  paymentPassword: '',
  validBefore: '0',
  socials: {},
};

/** One account for each possible outcome of a login (LGN-05, LAY-06, AGT). */
export const demoAccounts: readonly DemoAccount[] = accountRows.map(
  ({ vendors = {}, socials = {}, promotions, ...row }): DemoAccount => ({
    ...accountDefaults,
    ...row,
    promotions: new Map(Object.entries(promotions)),
    vendors: Object.fromEntries(Object.entries(vendors).map(([code, amount]) => [code, amount])),
    socials: Object.fromEntries(Object.entries(socials)),
  }),
);
