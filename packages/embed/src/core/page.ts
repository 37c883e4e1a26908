import type {
  WireGame,
  WireGameTypeCode,
  WireGameVendors,
  WireJackpot,
  WireNotice,
  WirePromotion,
  WireWinners,
} from '@parlour/api-client';
import {
  ApiError,
  callOperation,
  createTransport,
  exchange,
  type Fetch,
  getGameList,
  getGameVendors,
  getHotGames,
  getJackpot,
  getNotices,
  getPromotions,
  getSiteSettings,
  getWinners,
  type Operation,
} from '@parlour/api-client/content';
import { withPermission } from '@parlour/api-client/permission';
import {
  createSiteClock,
  heardBy,
  type Language,
  type Licence,
  profileOf,
  readConfig,
  readLicences,
  type SiteClock,
  type SiteConfig,
  type SiteSettings,
  toSettings,
  winnersAtMost,
  wireLanguage,
} from '@parlour/features/content';
import type { JackpotSource, UiClock } from '@parlour/ui';
import type { BrandInfo } from '@parlour/ui/theme';
import { type DemoFigure, demoFigure } from './demo-figure.ts';
import { followJackpot, newestFigure } from './follow-jackpot.ts';
import { oncePerKey } from './once-per-key.ts';
import { type SharedRead, sharedRead } from './shared-read.ts';

/** The site behind the elements: the configuration by its operator and the data from its backend. */
export interface Site {
  readonly config: SiteConfig;
  readonly settings: SiteSettings;
  /** A site with real money and without one shows nothing. */
  readonly licences: readonly Licence[];
  /** The run-time brand did not load or was refused. The built-in brand is used instead (BRD-02). */
  readonly lacksBrand: boolean;
}

/**
 * A jackpot, and a function that keeps it live. Call it while the amount is visible; it returns a function that stops
 * it.
 */
export interface LiveJackpot extends SharedRead<WireJackpot> {
  readonly follow: () => () => void;
}

/** What all elements of one page share: one site, one clock, one response for each request, one stream. */
export interface Page {
  /** Origin of the site. */
  readonly origin: string;
  readonly clock: SiteClock;
  readonly site: SharedRead<Site>;
  readonly jackpot: (scope: string) => LiveJackpot;
  /** Returns the simulated amount of a jackpot, the same for the whole page. */
  readonly demoFigure: (of: SimulatedJackpot) => DemoFigure;
  readonly winners: (language: Language) => SharedRead<WireWinners>;
  readonly popularGames: (language: Language) => SharedRead<WireGame[]>;
  readonly games: (wanted: GamesWanted) => SharedRead<WireGame[]>;
  readonly vendors: (language: Language) => SharedRead<WireGameVendors>;
  readonly promotions: (language: Language) => SharedRead<WirePromotion[]>;
  readonly notices: (language: Language) => SharedRead<WireNotice[]>;
  /** Refreshes what is shown and old. For a page that becomes visible again. */
  readonly refreshOld: () => void;
  /** Refreshes everything that is shown. */
  readonly refresh: () => void;
}

/** A simulated jackpot, with its scope. */
export interface SimulatedJackpot {
  readonly scope: string;
  readonly source: Extract<JackpotSource, { kind: 'simulated' }>;
}

/** Games of one type. */
export interface GamesWanted {
  readonly type: WireGameTypeCode;
  readonly language: Language;
}

/** The input of a call; `undefined` if it takes none. */
type Given<Input> = [Input] extends [never] ? undefined : Input;

interface PageOptions {
  readonly origin: string;
  readonly fetch: Fetch;
  readonly clock: UiClock;
  readonly random: () => number;
  /**
   * Registers a run-time brand for the elements, from its file or its URL. Resolves with `null` when it cannot be
   * used.
   */
  readonly wear: (brandFile: unknown) => Promise<BrandInfo | null>;
}

const minute = 60_000;
/** Number of games that are requested. A strip shows no more. */
export const mostGames = 20;

/** Makes the core of a page with elements of one site (EMB-01). */
export function createPage({ origin, fetch, clock: device, random, wear }: PageOptions): Page {
  const clock = createSiteClock(device);
  const heard = heardBy(clock, fetch);
  const reads: Pick<SharedRead<unknown>, 'refreshOld' | 'refreshShown'>[] = [];
  const shared = <T>(
    newFor: number,
    ask: () => Promise<T>,
    merge?: (last: T, next: T) => T,
  ): SharedRead<T> => {
    const read = sharedRead(ask, { newFor, clock: device, random, merge });
    reads.push(read);
    return read;
  };

  /** The configuration of the site, as in its own documents. It is read again with the site. */
  let known: SiteConfig | undefined;
  const config = async (): Promise<SiteConfig> => {
    known ??= await readSite(origin, fetch);
    return known;
  };
  async function call<Input, Value>(
    operation: Operation<Input, Value>,
    input: Given<Input>,
    language?: Language,
  ): Promise<Value> {
    const { baseUrl, merchant, device: kind, headers, defaultLanguage } = await config();
    const transport = createTransport({
      fetch: withPermission(heard),
      baseUrl: baseUrl || origin,
      profile: { merchant, device: kind, ...profileOf(headers) },
      getToken: () => null,
      language: () => wireLanguage(language ?? defaultLanguage),
    });
    return callOperation(transport, operation, input, undefined);
  }

  const site = shared(10 * minute, async (): Promise<Site> => {
    const read = await readSite(origin, fetch);
    known = read;
    const [settings, worn] = await Promise.all([
      call(getSiteSettings, { url: read.host }),
      read.brandFile ? wear(read.brandFile) : null,
    ]);
    const shown = toSettings(settings, read);
    return {
      config: { ...read, runTimeBrand: worn ?? undefined },
      settings: shown,
      // A demo shows samples only, also one that its backend makes a demo.
      licences: readLicences({ ...read, operatorMode: shown.operatorMode }),
      lacksBrand: Boolean(read.brandFile) && worn === null,
    };
  });
  const baseUrl = () => {
    const part = site.read();
    return (part.status === 'ready' && part.value.config.baseUrl) || origin;
  };

  return {
    origin,
    clock,
    site,
    jackpot: oncePerKey((scope) => {
      const wanted = { scope: scope === 'rng' ? 'rng' : 'home' } as const;
      const read = shared(5 * minute, () => call(getJackpot, wanted), newestFigure);
      const following = { read, baseUrl, fetch: heard, clock: device, random };
      return { ...read, follow: followJackpot(following) };
    }),
    demoFigure: oncePerKey(
      ({ source }) => demoFigure(source, device, random),
      ({ scope }) => scope,
    ),
    winners: oncePerKey((language) =>
      shared(minute, async () => {
        const wanted = { gameCategory: 'ALL', limitNum: winnersAtMost } as const;
        const answer = await call(getWinners, wanted, language);
        clock.hear(answer.asOf);
        return answer;
      }),
    ),
    popularGames: oncePerKey((language) =>
      shared(5 * minute, async () => (await call(getHotGames, undefined, language)).list),
    ),
    games: oncePerKey(
      ({ type: gameType, language }) =>
        shared(5 * minute, async () => {
          const { clientType } = await config();
          const wanted = { clientType, gameType, pageNo: 1, pageSize: mostGames };
          return (await call(getGameList, wanted, language)).games;
        }),
      ({ type, language }) => `${type} ${language}`,
    ),
    vendors: oncePerKey((language) =>
      shared(10 * minute, () => call(getGameVendors, undefined, language)),
    ),
    promotions: oncePerKey((language) =>
      shared(5 * minute, () => call(getPromotions, undefined, language)),
    ),
    notices: oncePerKey((language) =>
      shared(5 * minute, () => call(getNotices, undefined, language)),
    ),
    refreshOld: () => {
      for (const read of reads) read.refreshOld();
    },
    refresh: () => {
      for (const read of reads) read.refreshShown();
    },
  };
}

/** Longest wait (ms) for the configuration of the site. */
const timeoutMs = 15_000;

/**
 * Reads the configuration of the site from `embed/site.json`, which has the same content as in the site's own
 * documents (docs/embedding.md).
 */
async function readSite(origin: string, fetch: Fetch): Promise<SiteConfig> {
  const { http, text } = await exchange({
    fetch,
    timeoutMs,
    signal: undefined,
    request: (signal) => new Request(`${origin}/embed/site.json`, { credentials: 'omit', signal }),
  });
  if (http !== 200) throw new ApiError('HTTP', { http });
  try {
    return { ...readConfig(JSON.parse(text)).config, host: new URL(origin).host };
  } catch (cause) {
    throw new ApiError('MALFORMED', { http, cause });
  }
}
