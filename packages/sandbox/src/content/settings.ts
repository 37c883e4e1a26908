import type { WireSiteSettings } from '@parlour/api-client/wire';
import type { Language } from '../catalogue/language.ts';
import type { Scenario } from '../scenario.ts';
import { minAge } from '../state/age.ts';
import { houseKinds, servicesIn } from './reading.ts';

/** The address that every visitor of the sandbox has. */
export const visitorIp = '203.0.113.7';

/** The settings of the site in the flat form of the contract. */
export const settingsIn = (language: Language, scenario: Scenario): WireSiteSettings => ({
  modules: [
    {
      modId: 'ACCOUNTS',
      enabled: true,
      children: Object.entries(scenario.flags).map(([modId, enabled]) => ({ modId, enabled })),
    },
  ],
  currencySymbol: '\u09F3',
  operatorMode: 'demo',
  minAge,
  timeZone: 'Asia/Dhaka',
  imageCDNs: [],
  launchGameCDNs: [],
  customerService: servicesIn(language, 0).map(({ csType, title, path }) => ({
    csType,
    title,
    path,
  })),
  texts: houseKinds.filter((kind) => !scenario.missingTexts.includes(kind)),
});

/** The same settings as the permission response of SPECIFICATION §3: a tree under `info`. */
export function treeOf(settings: WireSiteSettings, scenario: Scenario): unknown {
  const { modules, gtagId, ...rest } = settings;
  return {
    info: {
      whitelabel: {
        modId: 'SITE',
        enabled: true,
        // Other products of such a backend have modules that this site does not know.
        children: [...modules, { modId: 'PLATFORM', enabled: true }],
      },
      registerRules: scenario.registerRules,
      resources: [],
      ...(gtagId !== undefined && { analytics: { gtagId } }),
      ...rest,
    },
    location: { ip: visitorIp },
    maintenance: scenario.status === 1,
    regionRestriction: scenario.status === 2,
  };
}
