import {
  AE,
  BD,
  BH,
  CN,
  GB,
  ID,
  IN,
  JP,
  KH,
  KR,
  KW,
  LA,
  LK,
  MM,
  MV,
  MY,
  NP,
  OM,
  PH,
  PK,
  QA,
  SA,
  SG,
  TH,
  US,
  VN,
} from 'country-flag-icons/string/3x2';

/** Flags of the countries that our players use. Any other country shows its code. */
const flags: ReadonlyMap<string, string> = new Map([
  ['AE', AE],
  ['BD', BD],
  ['BH', BH],
  ['CN', CN],
  ['GB', GB],
  ['ID', ID],
  ['IN', IN],
  ['JP', JP],
  ['KH', KH],
  ['KR', KR],
  ['KW', KW],
  ['LA', LA],
  ['LK', LK],
  ['MM', MM],
  ['MV', MV],
  ['MY', MY],
  ['NP', NP],
  ['OM', OM],
  ['PH', PH],
  ['PK', PK],
  ['QA', QA],
  ['SA', SA],
  ['SG', SG],
  ['TH', TH],
  ['US', US],
  ['VN', VN],
]);

/** Returns the URL of the flag of an ISO 3166 country, if we have it. */
export function flagSource(code: string): string | undefined {
  const svg = flags.get(code.toUpperCase());
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
