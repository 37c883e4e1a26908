import { type Api, queries, type WireBanner } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toCountries } from '../../shared/challenge/phone-number.ts';
import { type CompiledRules, compileRules } from '../../shared/rules/compile.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { type SiteSettings, useSettingsQuery } from '../../shared/runtime/settings.ts';
import { type RegisterFieldName, registerFieldNames } from './fields.ts';
import type { RegisterSwitches } from './plan.ts';
import type { RegisterBanner } from './RegisterArt.tsx';

/** Returns the first banner of group `w_reg`. */
export function toBanner(wire: readonly WireBanner[]): RegisterBanner | null {
  const [first] = wire;
  return first ? { src: first.url, title: first.title, body: first.body ?? '' } : null;
}

/** The switches of registration (CFG-02). */
export const toSwitches = ({ isOn }: SiteSettings): RegisterSwitches => ({
  byUsername: isOn('USERNAMEREG3'),
  byMobile: isOn('MOBILENUMREG3'),
  smsCode: isOn('REGMOBVERF3'),
  mobilePassword: isOn('MOBILENUMPASSREG3'),
  referralCode: isOn('REFERRALPROMO3'),
});

/** Used until the server's rules have loaded. */
export const noRules: CompiledRules<RegisterFieldName> = compileRules(null, registerFieldNames);

const toRules = (wire: unknown): CompiledRules<RegisterFieldName> =>
  compileRules(wire, registerFieldNames);

/** State of the link's code: none given, being checked, or the result. */
export type LinkCode =
  | { readonly state: 'none' }
  | { readonly state: 'checking' | 'valid' | 'invalid' | 'unknown'; readonly code: string };

/** Checks an invitation code (REG-04). */
export async function isInvitation(api: Api, code: string, domain: string): Promise<boolean> {
  return (await api.verifyAffiliate({ code, domain })).valid;
}

/** Returns the last defined value. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/**
 * Loads all data of the form; `code` is the code of the link, or empty. Old data stays while new data loads, so the
 * form never disappears.
 */
export function useRegisterData(code: string) {
  const { api, config, log } = useRuntime();
  const settings = useSettingsQuery();
  const rules = useQuery({
    ...queries.registerRules(api),
    select: toRules,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const issues = rules.data?.issues;
  useEffect(() => {
    for (const { field, issue } of issues ?? []) {
      log.report({ source: 'registerRules', what: `${field}: ${issue}` });
    }
  }, [issues, log]);
  const countries = useQuery({
    ...queries.countries(api),
    select: toCountries,
    placeholderData: keepPreviousData,
    staleTime: 3_600_000,
  });
  const banner = useQuery({
    ...queries.banners(api, { groupName: 'w_reg' }),
    select: toBanner,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
  const link = useQuery({
    ...queries.verifyAffiliate(api, { code, domain: config.host }),
    enabled: code !== '',
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
  const answered = link.data?.valid ? 'valid' : 'invalid';
  const state = link.data ? answered : link.isError ? 'unknown' : 'checking';
  const linkCode: LinkCode = code === '' ? { state: 'none' } : { state, code };
  return {
    settings,
    /** A change of language loads the settings again; the form keeps the last ones meanwhile. */
    site: useLast(settings.data),
    rules,
    linkCode,
    countries: countries.data ?? [],
    /** The first request is in progress. If it fails, numbers are typed without a list of countries. */
    countriesComing: countries.isLoading && countries.failureCount === 0,
    banner: banner.isPending ? undefined : (banner.data ?? null),
    retry: () => {
      for (const query of [settings, rules, link]) if (query.isError) void query.refetch();
    },
  };
}
