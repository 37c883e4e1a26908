import { once } from '../../catalogue/once.ts';

/** The row of a line on each reel, from the first reel; row 0 is at the top. */
export type Line = readonly number[];

const middle = 1;

/** How often a line changes its row. */
const bends = (line: Line): number =>
  line.reduce((sum, row, reel) => sum + Math.abs(row - (line[reel - 1] ?? row)), 0);

/** How far a line is from the middle row. */
const distance = (line: Line): number => line.reduce((sum, row) => sum + Math.abs(row - middle), 0);

/** All lines over three rows that move by at most one row from reel to reel, the plainest first. */
function linesOver(reels: number): readonly Line[] {
  let found: Line[] = [[0], [1], [2]];
  for (let reel = 1; reel < reels; reel += 1) {
    found = found.flatMap((line) =>
      [0, 1, 2]
        .filter((row) => Math.abs(row - (line[reel - 1] ?? row)) <= 1)
        .map((row) => [...line, row]),
    );
  }
  return found.sort((a, b) => bends(a) - bends(b) || distance(a) - distance(b));
}

/** Computed for the first game that needs it, not at the start of the backend. */
const five = once(() => linesOver(5));

/** The three rows and the two diagonals. */
const three: readonly Line[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** The first lines of a game with three rows: at most 5 on three reels, 99 on five. */
export const linesFor = (reels: number, count: number): readonly Line[] =>
  (reels === 3 ? three : five()).slice(0, count);
