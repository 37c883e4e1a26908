import type { SiteConfig } from '../../shared/runtime/config.ts';
import { modeOf } from '../../shared/runtime/mode.ts';

/** A licence from the operator's configuration; all of it is shown (LAY-07, X-01). */
export interface Licence {
  /** Authority that issued it. */
  readonly regulator: string;
  /** Number, as the authority writes it. */
  readonly number: string;
  /** Company that holds it. */
  readonly entity: string;
  /** Page of the authority where anyone can verify it; https only. */
  readonly verifyUrl: string;
  /** It is an example and says so. Only a demo shows it. */
  readonly isSample: boolean;
}

const longest = 200;
/** More than this many are not shown. */
const most = 8;

/**
 * The licences of the operator: one, or a list (Malta, British Virgin Islands …). A demo shows only those marked
 * `"sample": true`, because it has no licence; a live site shows only real ones (LAY-07, X-01).
 */
export function readLicences({
  licence,
  operatorMode,
}: Pick<SiteConfig, 'licence' | 'operatorMode'>): readonly Licence[] {
  const all: readonly unknown[] = Array.isArray(licence) ? licence : [licence];
  const known = new Map<string, Licence>();
  for (const value of all) {
    const read = readLicence(value);
    if (read?.isSample === (operatorMode === 'demo')) {
      known.set(`${read.regulator} ${read.number}`, read);
    }
  }
  return [...known.values()].slice(0, most);
}

/**
 * Whether the site needs a licence and has none: then pages of partners show nothing of it. What the backend says
 * does not matter here.
 */
export const lacksLicence = (
  config: Pick<SiteConfig, 'licence' | 'operatorMode' | 'ageGate'>,
): boolean => modeOf(config, undefined).needsLicence && readLicences(config).length === 0;

/**
 * Reads the licence of a configuration; `null` unless it is complete, because half a claim must not be shown (LAY-07).
 */
export function readLicence(value: unknown): Licence | null {
  if (typeof value !== 'object' || value === null) return null;
  const texts = new Map(Object.entries(value));
  const text = (name: string): string => {
    const found: unknown = texts.get(name);
    return typeof found === 'string' && found.length <= longest ? found.trim() : '';
  };
  const regulator = text('regulator');
  const number = text('number');
  const entity = text('entity');
  const verifyUrl = text('verifyUrl');
  if (!regulator || !number || !entity || !/^https:\/\/[^\s/]/.test(verifyUrl)) return null;
  if (!URL.canParse(verifyUrl)) return null;
  const isSample = texts.get('sample') === true;
  return { regulator, number, entity, verifyUrl, isSample };
}
