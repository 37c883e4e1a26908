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
}

const longest = 200;

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
  return URL.canParse(verifyUrl) ? { regulator, number, entity, verifyUrl } : null;
}
