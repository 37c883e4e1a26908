import { type Node, PatternError, type PatternFault, parseRegex } from './regex-parse.ts';

/** Counts the work in steps, because wall time is unreliable on a busy machine. */
export interface Steps {
  count: number;
}

/** A compiled pattern. A test takes time in proportion to its size times the length of the text. */
export interface Matcher {
  /** Whether the whole text matches. */
  readonly test: (text: string, steps?: Steps) => boolean;
  /** Most steps for each character, plus the work of compiling. */
  readonly size: number;
  /** The compiled steps. */
  readonly layer: Layer;
}

/** A compiled pattern, or the reason why it cannot be used. */
export type CompiledPattern =
  | { readonly ok: true; readonly matcher: Matcher }
  | { readonly ok: false; readonly fault: PatternFault };

type Step =
  | { readonly op: 'accept' }
  | { readonly op: 'one'; readonly fits: (char: string) => boolean; readonly next: number }
  | { op: 'split'; next: number; other: number }
  | { readonly op: 'assert'; readonly what: string; readonly next: number }
  | { readonly op: 'look'; readonly layer: Layer; readonly not: boolean; readonly next: number };

/** Steps from the end of the pattern to its start. Matching begins at `start`. */
export interface Layer {
  readonly steps: readonly Step[];
  readonly start: number;
  /** For each step, the steps that lead to it. */
  readonly before: readonly (readonly number[])[];
}

const largest = 4000;

/**
 * Compiles a pattern from a server. Never throws. The whole text has to match, with or without `^` and `$` around the
 * pattern.
 */
export function compilePattern(source: string, work: Steps = { count: 0 }): CompiledPattern {
  const budget = { left: largest };
  try {
    const layer = assemble(parseRegex(source), budget);
    return {
      ok: true,
      matcher: {
        size: largest - budget.left,
        layer,
        test: (text, steps = { count: 0 }) => reach([...text], layer, true, steps)[0] === 1,
      },
    };
  } catch (error) {
    return { ok: false, fault: error instanceof PatternError ? error.fault : 'tooLarge' };
  } finally {
    work.count += source.length + largest - budget.left;
  }
}

/** Turns the tree into steps, last part first, so that every step leads to an earlier one, except in loops. */
function assemble(tree: Node, budget: { left: number }): Layer {
  const steps: Step[] = [{ op: 'accept' }];
  const add = (step: Step): number => {
    budget.left -= 1;
    return steps.push(step) - 1;
  };

  const put = (node: Node, next: number): number => {
    budget.left -= 1;
    if (budget.left < 0) throw new PatternError('tooLarge');
    switch (node.kind) {
      case 'one':
        return add({ op: 'one', fits: node.fits, next });
      case 'assert':
        return add({ op: 'assert', what: node.what, next });
      case 'look':
        return add({ op: 'look', layer: assemble(node.body, budget), not: node.not, next });
      case 'all':
        return node.parts.reduceRight((after, part) => put(part, after), next);
      case 'any': {
        const [first = next, ...others] = node.parts.map((part) => put(part, next));
        return others.reduce((other, start) => add({ op: 'split', next: start, other }), first);
      }
      case 'repeat': {
        let after = next;
        if (node.max === Number.POSITIVE_INFINITY) {
          const loop: Step = { op: 'split', next, other: next };
          after = add(loop);
          loop.next = put(node.body, after);
        } else {
          for (let i = node.min; i < node.max; i += 1) {
            after = add({ op: 'split', next: put(node.body, after), other: next });
          }
        }
        for (let i = 0; i < node.min; i += 1) after = put(node.body, after);
        return after;
      }
    }
  };
  const start = put(tree, 0);
  const before = steps.map((): number[] => []);
  steps.forEach((step, index) => {
    if (step.op === 'accept') return;
    before[step.next]?.push(index);
    if (step.op === 'split') before[step.other]?.push(index);
  });
  return { steps, start, before };
}

/**
 * Returns for every position in the text whether the pattern matches from there (up to the end if `whole`). It works
 * from the last position to the first. A step that matches is passed to the steps before it, each of them once per
 * position: there is no backtracking, and the time stays linear however loops are nested.
 */
function reach(text: readonly string[], layer: Layer, whole: boolean, count: Steps): Uint8Array {
  const { steps, start, before } = layer;
  const end = text.length;
  const ahead = steps.map((step) =>
    step.op === 'look' ? reach(text, step.layer, false, count) : null,
  );
  const result = new Uint8Array(end + 1);
  const here = new Uint8Array(steps.length);
  const holding: number[] = [];
  const hold = (index: number) => {
    if (here[index] === 1) return;
    here[index] = 1;
    holding.push(index);
  };
  /** Steps that match one position earlier if its character fits. */
  let waiting: number[] = [];

  for (let place = end; place >= 0; place -= 1) {
    here.fill(0);
    if (!whole || place === end) hold(0);
    for (const index of waiting) {
      const step = steps[index];
      if (step?.op === 'one' && step.fits(text[place] ?? '')) hold(index);
    }
    count.count += waiting.length + 1;
    waiting = [];
    for (let told = holding.pop(); told !== undefined; told = holding.pop()) {
      for (const index of before[told] ?? []) {
        const step = steps[index];
        count.count += 1;
        if (step?.op === 'one') waiting.push(index);
        else if (step?.op === 'assert' && !holds(step.what, text, place)) continue;
        else if (step?.op === 'look' && (ahead[index]?.[place] === 1) === step.not) continue;
        else hold(index);
      }
    }
    result[place] = here[start] ?? 0;
  }
  return result;
}

const isWord = (char: string | undefined): boolean => char !== undefined && /\w/.test(char);

function holds(what: string, text: readonly string[], place: number): boolean {
  if (what === '^') return place === 0;
  if (what === '$') return place === text.length;
  return (isWord(text[place - 1]) !== isWord(text[place])) === (what === 'b');
}
