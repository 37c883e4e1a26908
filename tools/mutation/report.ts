import { fieldOf, listOf, textOf } from '../lib/json.ts';

/** A fault that no test saw. */
export interface Survivor {
  /** `path:line`, from the root of the project. */
  readonly place: string;
  /** What the code was changed to, on one line. */
  readonly change: string;
}

/** What a run over one part came to. */
export interface Score {
  readonly files: number;
  /** Faults that a test can see: those that do not even compile or load are left out. */
  readonly faults: number;
  readonly seen: number;
  readonly survivors: readonly Survivor[];
}

const seenAs = new Set(['Killed', 'Timeout']);
const unseenAs = new Set(['Survived', 'NoCoverage']);

/** Reads a report of mutation testing (its schema is that of mutation-testing-elements). */
export function scoreOf(report: unknown): Score {
  const files = Object.entries(Object(fieldOf(report, 'files')));
  const mutants = files.flatMap(([path, file]) =>
    listOf(file, 'mutants').map((mutant) => ({
      path,
      status: textOf(mutant, 'status'),
      line: Number(fieldOf(fieldOf(fieldOf(mutant, 'location'), 'start'), 'line')),
      change: textOf(mutant, 'replacement').replace(/\s+/g, ' '),
    })),
  );
  const seen = mutants.filter(({ status }) => seenAs.has(status)).length;
  const unseen = mutants.filter(({ status }) => unseenAs.has(status));
  return {
    files: files.length,
    faults: seen + unseen.length,
    seen,
    survivors: unseen.map(({ path, line, change }) => ({ place: `${path}:${line}`, change })),
  };
}

/** Share of the faults that were seen, in percent with one decimal, rounded down; 0 without faults. */
export const shareOf = ({ faults, seen }: Pick<Score, 'faults' | 'seen'>): number =>
  faults === 0 ? 0 : Math.floor((seen * 1000) / faults) / 10;

/** The lines of a table in which the row of a part is put in, or put in place of its last one. */
export function withRow(table: readonly string[], name: string, score: Score): readonly string[] {
  const row = `| ${name} | ${score.files} | ${score.faults} | ${score.seen} | ${shareOf(score)} % |`;
  const isOwn = (line: string) => line.startsWith(`| ${name} |`);
  return table.some(isOwn) ? table.map((line) => (isOwn(line) ? row : line)) : [...table, row];
}
