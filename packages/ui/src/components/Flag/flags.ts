import { BD, GB } from 'country-flag-icons/string/3x2';

/** Flags for the languages of the site. Add a line for a new language. */
const flags: ReadonlyMap<string, string> = new Map([
  ['BD', BD],
  ['GB', GB],
]);

/** Returns the URL of the flag of an ISO 3166 country, if the site has it. */
export function flagSource(country: string): string | undefined {
  const svg = flags.get(country.toUpperCase());
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
