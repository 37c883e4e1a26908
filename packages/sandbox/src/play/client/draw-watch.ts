import type { RefusedRound, RoundAnswer, Wish } from './answers.ts';

/** The bets of this page that wait for their draws. */
export interface DrawWatch {
  /** Asks for the result of a bet after so many ms. */
  follow(wish: Wish, ms: number): void;
  /** How many bets wait. */
  count(): number;
}

/**
 * Asks for the results of bets after their draws: sends the same round again, which moves no money. The browser gets its
 * source text, so it must not use anything from outside.
 */
export function drawWatch<Shown>(calls: {
  readonly send: (wish: Wish) => Promise<RoundAnswer<Shown> | RefusedRound | null>;
  /** Shows the result of a bet and returns it in words. */
  readonly ended: (round: RoundAnswer<Shown>) => Promise<string>;
  /** Called with the results of bets that ended together. */
  readonly told: (text: string) => void;
  /** Called when no answer came; the next try follows. */
  readonly lost: () => void;
}): DrawWatch {
  /** The server ends a draw exactly on time; the answer is asked for a little later. */
  const grace = 150;
  let waiting = 0;
  let ending = 0;
  let results: string[] = [];

  const finish = (text: string) => {
    waiting -= 1;
    ending -= 1;
    results.push(text);
    calls.told(results.join(' '));
    if (ending === 0) results = [];
  };
  const look = async (wish: Wish): Promise<void> => {
    ending += 1;
    const answer = await calls.send(wish);
    if (answer && 'refused' in answer) return finish(answer.why);
    if (answer && answer.endsIn === null) return finish(await calls.ended(answer));
    ending -= 1;
    if (answer === null) calls.lost();
    plan(wish, answer?.endsIn ?? 5_000);
  };
  const plan = (wish: Wish, ms: number) =>
    window.setTimeout(() => void look(wish), Math.min(ms + grace, 2_000_000_000));

  return {
    follow: (wish, ms) => {
      waiting += 1;
      plan(wish, ms);
    },
    count: () => waiting,
  };
}
