import { routes } from '../../apps/web/src/app/routes.ts';
import { preferenceKeys } from '../../packages/features/src/shared/runtime/preference-keys.ts';

/** Widths of the window in px, each with a typical height of such a device. */
export const heights = { 320: 640, 360: 740, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 } as const;
export type Width = keyof typeof heights;
export const widths: readonly Width[] = [320, 360, 768, 1024, 1440, 1920];

export const schemes = ['light', 'dark'] as const;
export const languages = ['bn', 'en'] as const;

/** The viewer: without a login, or a demo account of the sandbox. */
export const people = ['guest', 'member', 'agent'] as const;
export type Person = (typeof people)[number];

/** One screenshot. */
export interface Shot {
  /** Path and query. */
  readonly route: string;
  readonly width: Width;
  readonly scheme: (typeof schemes)[number];
  readonly language: (typeof languages)[number];
  readonly as: Person;
  /** Its path below the folder of the sheet; the same shot always has the same path. */
  readonly file: string;
}

/** The local storage of a visitor who has chosen the scheme and language of a shot. */
export function chosenFor({
  scheme,
  language,
}: Pick<Shot, 'scheme' | 'language'>): Readonly<Record<string, string>> {
  return { [preferenceKeys.scheme]: scheme, [preferenceKeys.language]: language };
}

/** Options that narrow a sheet; without any it shows everything. */
export interface Narrowing {
  readonly route?: readonly string[] | undefined;
  readonly width?: readonly string[] | undefined;
  readonly scheme?: readonly string[] | undefined;
  readonly language?: readonly string[] | undefined;
  readonly as?: readonly string[] | undefined;
}

/** Addresses whose query selects the content: tabs, windows and centres, and pages that do not exist. */
const further = [
  '/rng?page=fish',
  '/rng?page=pvp',
  '/rng?page=live',
  '/rng?list=hot',
  '/promoDetail?id=1',
  '/game?id=1',
  '/?member=securityCenter',
  '/?member=transactionHistory',
  '/?member=personalHistoryCopy',
  '/?member=bonusDetails',
  '/?member=unknown',
  '/?agent=agentTeamOverview',
  '/?agent=agentDividendRecordCopy2',
  '/?agent=agentRealtimeSalary',
  '/?agent=unknown',
  '/nowhere',
];

/** Every address of a sheet: the first path of each route, then those with a query. */
export const addresses: readonly string[] = [
  ...routes.flatMap(({ paths, target }) => (target.page === 'redirect' ? [] : [paths[0]])),
  ...further,
];

/** Returns the wanted values of one option. Throws for a value that does not exist. */
function chosen<T extends string | number>(
  option: string,
  all: readonly T[],
  wanted: readonly string[] | undefined,
): readonly T[] {
  const strange = wanted?.find((value) => !all.some((one) => String(one) === value));
  if (strange !== undefined) {
    throw new Error(`--${option} ${strange}: one of ${all.join(', ')}`);
  }
  return wanted ? all.filter((one) => wanted.includes(String(one))) : all;
}

/** Letters and digits of an address as a file name: `/?member=x` becomes `member-x`. */
const nameOf = (route: string): string =>
  route.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'home';

/** The shots of a sheet: one address after the other, narrow before wide. A route may be any address of the site. */
export function planShots(narrowing: Narrowing = {}): readonly Shot[] {
  const strange = narrowing.route?.find((route) => !route.startsWith('/'));
  if (strange !== undefined) throw new Error(`--route ${strange}: a path of the site, like /hot`);
  const whoever = chosen('as', people, narrowing.as);
  const wide = chosen('width', widths, narrowing.width);
  const coloured = chosen('scheme', schemes, narrowing.scheme);
  const spoken = chosen('language', languages, narrowing.language);
  return (narrowing.route ?? addresses).flatMap((route) =>
    whoever.flatMap((as) =>
      spoken.flatMap((language) =>
        coloured.flatMap((scheme) =>
          wide.map((width) => ({
            route,
            width,
            scheme,
            language,
            as,
            file: `${nameOf(route)}/${as}-${language}-${scheme}-${width}.jpg`,
          })),
        ),
      ),
    ),
  );
}
