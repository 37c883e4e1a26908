import {
  queries,
  type WireModule,
  type WireSiteSettings,
  type WireSystemStatus,
} from '@parlour/api-client';
import { type RefetchOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { type HouseText, publishedTexts } from '../house-texts/house-texts.ts';
import { defaultTimeZone, isTimeZone } from '../i18n/date-time.ts';
import { fallbackCurrency } from '../i18n/money.ts';
import { brandOf } from './brand.ts';
import type { SiteConfig } from './config.ts';
import { inAnyLanguage } from './in-any-language.ts';
import { modeOf, type SiteMode } from './mode.ts';
import { cdnsOf } from './pictures.ts';
import { useRuntime } from './runtime.tsx';
import { atStart, settingsOptions, sharedSettings } from './shared-settings.ts';

/**
 * White-label switches of SPECIFICATION §1; each one visibly changes its feature (CFG-02). REFERRALPROMO3 is our id for
 * the "referral promotion flag", which has no id there.
 */
export type Switch =
  | 'MOBILENUMREG3'
  | 'REGMOBVERF3'
  | 'MOBILENUMPASSREG3'
  | 'USERNAMEREG3'
  | 'FREEPLAY3'
  | 'PWDEXPFORCECHANGE3'
  | 'MOBILEVERCODELOGIN3'
  | 'DIRECTREG3'
  | 'CHNGPASSVERIF3'
  | 'REFERRALPROMO3';

/** The site's settings as components use them. Its mode is that of configuration and backend together. */
export interface SiteSettings extends Pick<SiteMode, 'operatorMode' | 'hasDemoTools'> {
  readonly isOn: (name: Switch) => boolean;
  readonly currencySymbol: string;
  /** The minimum age, the same everywhere (REG-06). */
  readonly minAge: number;
  readonly timeZone: string;
  /** Google's id for analytics; null = nothing is counted. */
  readonly gtagId: string | null;
  /** Hosts of images and games; empty = the site itself (CFG-04). */
  readonly imageCdns: readonly string[];
  readonly gameCdns: readonly string[];
  /** The texts of the house that the operator has published: the only ones to link to (HLP-01). */
  readonly texts: readonly HouseText[];
  /** Fields with an invalid value, which was replaced by a safe one. */
  readonly wrong: readonly string[];
}

/** The default age in years (REG-06, X-01). */
const strictestAge = 21;

/** Whether an age can be the minimum: at least 18, the lowest legal age, and below 100, which would be a mistake. */
export const isMinAge = (age: number): boolean => age >= 18 && age < 100;

/** A currency symbol is short; a longer text is invalid. */
const isSymbol = (text: string): boolean => text.trim() !== '' && text.length < 17;

/** Collects the enabled ids of the white-label tree; a child of a disabled module is off. */
function enabledIds(modules: readonly WireModule[], into = new Set<string>()): ReadonlySet<string> {
  for (const { modId, enabled, children } of modules) {
    if (!enabled) continue;
    into.add(modId);
    if (children) enabledIds(children, into);
  }
  return into;
}

/** The configured entries that decide the mode of the site together with the settings. */
type ModeConfig = Pick<SiteConfig, 'operatorMode' | 'ageGate'>;

/** Converts the API's settings to the view model of a site with this configuration. */
export function toSettings(wire: WireSiteSettings, config: ModeConfig): SiteSettings {
  const { operatorMode, hasDemoTools } = modeOf(config, wire.operatorMode);
  const on = enabledIds(wire.modules);
  const { currencySymbol, minAge, timeZone } = wire;
  const safe = {
    currencySymbol: isSymbol(currencySymbol) ? currencySymbol : fallbackCurrency,
    minAge: isMinAge(minAge) ? minAge : strictestAge,
    timeZone: isTimeZone(timeZone) ? timeZone : defaultTimeZone,
  };
  const fields = ['currencySymbol', 'minAge', 'timeZone'] as const;
  return {
    ...safe,
    isOn: (name) => on.has(name),
    operatorMode,
    hasDemoTools,
    gtagId: wire.gtagId ?? null,
    imageCdns: cdnsOf(wire.imageCDNs),
    gameCdns: cdnsOf(wire.launchGameCDNs),
    texts: publishedTexts(wire.texts),
    wrong: fields.filter((field) => safe[field] !== wire[field]),
  };
}

/**
 * Used before the settings arrive: nothing optional is offered, and amounts have no symbol, because a wrong one would be
 * another amount. The mode is that of the configuration.
 */
export const noSettings: SiteSettings = {
  isOn: () => false,
  currencySymbol: '',
  operatorMode: 'demo',
  hasDemoTools: true,
  minAge: strictestAge,
  timeZone: defaultTimeZone,
  gtagId: null,
  imageCdns: [],
  gameCdns: [],
  texts: [],
  wrong: [],
};

/** Logs invalid values once, however many components read the settings. */
function useWrongInLog(settings: SiteSettings | undefined): void {
  const { log } = useRuntime();
  const wrong = settings?.wrong;
  useEffect(() => {
    for (const field of wrong ?? [])
      log.report({ source: 'settings', what: `${field}: bad-value` });
  }, [wrong, log]);
}

/** The settings query with its states; most widgets should use `useSettings`. */
export function useSettingsQuery() {
  const { api, config } = useRuntime();
  const client = useQueryClient();
  const query = useQuery({
    ...settingsOptions(client, api, config.host),
    select: (wire) => inView(wire, config),
  });
  useWrongInLog(query.data);
  return query;
}

/** A live site before its settings arrive. */
const noLiveSettings: SiteSettings = { ...noSettings, operatorMode: 'live', hasDemoTools: false };

const views = new WeakMap<ModeConfig, WeakMap<WireSiteSettings, SiteSettings>>();

/** Returns the same view model for the same response, so that components that read it again need not render. */
function inView(wire: WireSiteSettings, config: ModeConfig): SiteSettings {
  const known = views.get(config) ?? new WeakMap<WireSiteSettings, SiteSettings>();
  views.set(config, known);
  const view = known.get(wire) ?? toSettings(wire, config);
  known.set(wire, view);
  return view;
}

/** Returns the settings, or safe defaults while they load. */
export function useSettings(): SiteSettings {
  const { api, config } = useRuntime();
  const { subscribe, read } = sharedSettings(useQueryClient(), api, config.host);
  const wire = useSyncExternalStore(subscribe, read, read);
  const none = config.operatorMode === 'live' ? noLiveSettings : noSettings;
  const settings = wire ? inView(wire, config) : none;
  useWrongInLog(settings);
  const symbol = brandOf(config)?.currencySymbol;
  return symbol === undefined ? settings : { ...settings, currencySymbol: symbol };
}

/** Whether the site is open for this visitor (LAY-08). Maintenance wins over a region block. */
export type SystemStatus =
  | { readonly kind: 'open' }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'regionBlocked'; readonly ip: string };

/** Converts status 0, 1, 2 of the API. An unknown number counts as open, because the server refuses calls anyway. */
export function toStatus(wire: WireSystemStatus): SystemStatus {
  if (wire.status === 1) return { kind: 'maintenance' };
  if (wire.status === 2) return { kind: 'regionBlocked', ip: wire.location.ip };
  return { kind: 'open' };
}

/** What the settings say about the status; `null` when they do not close the site. */
function closedBySettings(wire: WireSiteSettings | undefined): SystemStatus | null {
  if (wire?.maintenance) return { kind: 'maintenance' };
  return wire?.regionRestriction ? { kind: 'regionBlocked', ip: wire.location?.ip ?? '' } : null;
}

/** The status of the site: that of its query, unless the settings say that the site is closed. */
export function useStatusQuery() {
  const { api, config } = useRuntime();
  const client = useQueryClient();
  const asked = queries.systemStatus(api);
  const query = useQuery({
    ...asked,
    ...atStart,
    select: toStatus,
    initialData: () => inAnyLanguage<WireSystemStatus>(client, asked.queryKey),
    initialDataUpdatedAt: 1,
    staleTime: 60_000,
  });
  const { subscribe, read } = sharedSettings(client, api, config.host);
  const told = closedBySettings(useSyncExternalStore(subscribe, read, read));
  if (told === null || query.data === undefined || query.data.kind === 'maintenance') return query;
  return {
    ...query,
    data: told,
    // The settings decide, so they are read again too.
    refetch: async (options?: RefetchOptions) => {
      await client.refetchQueries({
        queryKey: queries.siteSettings(api, { url: config.host }).queryKey,
      });
      return query.refetch(options);
    },
  };
}
