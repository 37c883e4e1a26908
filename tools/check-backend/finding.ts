/** What the check of a backend finds, in words for the people who connect it. */

/** `essential`: the site or the login cannot work. `part`: a part of it cannot. `advice`: it works, and could be better. */
export type Weight = 'essential' | 'part' | 'advice';

/** One difference between a backend and what the site needs. */
export interface Finding {
  /** Calls in which it was seen, by operationId. Empty: it concerns the backend as a whole. */
  readonly calls: readonly string[];
  /** The place: `value.games[].minBet`, `header Date`, `address` … */
  readonly place: string;
  readonly weight: Weight;
  /** What the backend answers. Never a value of a member. */
  readonly got: string;
  /** What the site needs. */
  readonly need: string;
  /** What a player would see; one sentence a line. */
  readonly sees: string;
  /** The override, header or setting that solves it. */
  readonly solve: string;
  /** Code to begin with. */
  readonly code?: string;
}

/** How a call went. */
export interface Called {
  readonly call: string;
  readonly area: string;
  readonly address: string;
  /** `not asked`: the check stopped before it. `not recorded`: the recording does not have it. */
  readonly result: 'fits' | 'differs' | 'not asked' | 'not recorded';
  /** Milliseconds, if they are known. */
  readonly ms: number | null;
}

/** The result of a check. */
export interface Report {
  /** Address or file, without secrets. */
  readonly source: string;
  readonly calls: readonly Called[];
  readonly findings: readonly Finding[];
}

/** How many things a player sees are listed for one difference. */
const mostSights = 3;

const ranks: readonly Weight[] = ['essential', 'part', 'advice'];

/** A text of a backend on one line, without control characters and cut to a length. */
export function plain(text: string, longest = 80): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

const heavier = (one: Weight | undefined, other: Weight): Weight =>
  one !== undefined && ranks.indexOf(one) < ranks.indexOf(other) ? one : other;

/** Findings with the same words become one with all their calls; essential ones first. */
export function merged(findings: readonly Finding[]): readonly Finding[] {
  const found = new Map<string, Finding>();
  for (const finding of findings) {
    const { calls, ...words } = finding;
    const key = JSON.stringify([words.place, words.got, words.need, words.code]);
    const known = found.get(key);
    const sees = [
      ...new Set([...(known === undefined ? [] : known.sees.split('\n')), finding.sees]),
    ];
    found.set(key, {
      ...finding,
      weight: heavier(known?.weight, finding.weight),
      sees: sees.slice(0, mostSights).join('\n'),
      calls: [...new Set([...(known?.calls ?? []), ...calls])],
    });
  }
  return [...found.values()].sort((a, b) => ranks.indexOf(a.weight) - ranks.indexOf(b.weight));
}

/** Whether something essential fails. */
export const fails = ({ findings }: Report): boolean =>
  findings.some(({ weight }) => weight === 'essential');

/** The same report with each secret replaced, whoever repeated it. */
export function masked(report: Report, secrets: readonly string[]): Report {
  const hidden = secrets.filter((secret) => secret !== '').sort((a, b) => b.length - a.length);
  const mask = (text: string) =>
    hidden.reduce((rest, secret) => rest.replaceAll(secret, '(hidden)'), text);
  return {
    source: mask(report.source),
    calls: report.calls,
    findings: report.findings.map((finding) => ({
      ...finding,
      place: mask(finding.place),
      got: mask(finding.got),
      need: mask(finding.need),
      solve: mask(finding.solve),
      ...(finding.code !== undefined && { code: mask(finding.code) }),
    })),
  };
}
