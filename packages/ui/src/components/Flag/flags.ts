import { BD, GB } from 'country-flag-icons/string/3x2';

/** Flags of the languages of the site; a new language adds its line. */
const flags: ReadonlyMap<string, string> = new Map([
  ['BD', BD],
  ['GB', GB],
]);

/** Flag of an ISO 3166 country as an image address, if the site carries it. */
export function flagSource(country: string): string | undefined {
  const svg = flags.get(country.toUpperCase());
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
