/** The report of a check as text for a terminal. */
import type { Called, Finding, Report, Weight } from './finding.ts';

/** The weights as headings. */
export const headings: Readonly<Record<Weight, string>> = {
  essential: 'Essential',
  part: 'A part of the site',
  advice: 'Advice',
};

const mostNames = 4;

/** The calls of a finding, in words. */
export function callsIn({ calls }: Finding): string {
  if (calls.length === 0) return 'the whole backend';
  const rest = calls.length - mostNames;
  return rest > 1
    ? `${calls.slice(0, mostNames).join(', ')} and ${rest} further calls`
    : calls.join(', ');
}

const count = (calls: readonly Called[], result: Called['result']): number =>
  calls.filter((called) => called.result === result).length;

/** One sentence about all calls. */
export function summary({ calls }: Report): string {
  const parts = (['fits', 'differs', 'not asked', 'not recorded'] as const)
    .map((result) => [count(calls, result), result] as const)
    .filter(([times]) => times > 0)
    .map(([times, result]) =>
      result === 'fits'
        ? `${times} fit`
        : result === 'differs'
          ? `${times} differ`
          : `${times} were ${result}`,
    );
  return `Of ${calls.length} calls ${parts.join(', ')}.`;
}

/** One sentence about what it means. */
export function verdict({ findings }: Report): string {
  const essential = findings.filter(({ weight }) => weight === 'essential').length;
  if (essential > 0)
    return `The site cannot work yet: ${essential} essential ${essential === 1 ? 'difference' : 'differences'}.`;
  const parts = findings.filter(({ weight }) => weight === 'part').length;
  return parts === 0
    ? 'The site works with this backend.'
    : `The site works; ${parts} ${parts === 1 ? 'difference touches' : 'differences touch'} a part of it.`;
}

const lines = (finding: Finding): string =>
  [
    `${callsIn(finding)}  ${finding.place}`,
    `    got     ${finding.got}`,
    `    needed  ${finding.need}`,
    ...finding.sees
      .split('\n')
      .map((line, at) => `    ${at === 0 ? 'player  ' : '        '}${line}`),
    `    solve   ${finding.solve}`,
  ].join('\n');

/** The report as text. */
export function reportText(report: Report): string {
  const blocks = (['essential', 'part', 'advice'] as const).flatMap((weight) => {
    const found = report.findings.filter((finding) => finding.weight === weight);
    return found.length === 0
      ? []
      : [`${headings[weight]}\n`, ...found.map((one) => `  ${lines(one)}\n`)];
  });
  return [...blocks, summary(report), verdict(report)].join('\n');
}
