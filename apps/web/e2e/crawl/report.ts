import type { Finding } from './judge.ts';

/** The findings of a crawl, each once, with the first screen it was on. */
export interface Report {
  readonly note: (screen: string, findings: readonly Finding[]) => void;
  readonly lines: () => readonly string[];
}

/** Creates a report. A mistake in the header appears on every screen, but is one line in the report. */
export function reportOf(): Report {
  const screensOf = new Map<string, Set<string>>();
  return {
    note: (screen, findings) => {
      for (const { rule, what } of findings) {
        const line = what === '' ? rule : `${rule}: ${what}`;
        screensOf.set(line, (screensOf.get(line) ?? new Set()).add(screen));
      }
    },
    lines: () =>
      [...screensOf].map(([line, screens]) => {
        const [first, ...others] = screens;
        return `${line} (${first}${others.length > 0 ? ` and ${others.length} more` : ''})`;
      }),
  };
}
