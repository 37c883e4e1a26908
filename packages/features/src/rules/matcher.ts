import { type Node, PatternError, type PatternFault, parseRegex } from './regex-parse.ts';

/** Counts the work of a test; wall time says nothing on a busy machine. */
export interface Steps {
  count: number;
}

/** A pattern that takes time in proportion to its size times the length of the text. */
export interface Matcher {
  /** Does the whole text fit? */
  readonly test: (text: string, steps?: Steps) => boolean;
  /** Number of program steps; the bound on the work for each character. */
  readonly size: number;
}

export type CompiledPattern =
  | { readonly ok: true; readonly matcher: Matcher }
  | { readonly ok: false; readonly fault: PatternFault };

type Step =
  | { readonly op: 'accept' }
  | { readonly op: 'one'; readonly fits: (char: string) => boolean; readonly next: number }
  | { op: 'split'; next: number; other: number }
  | { readonly op: 'assert'; readonly what: string; readonly next: number }
  | { readonly op: 'look'; readonly layer: Layer; readonly not: boolean; readonly next: number };

/** Steps from the end of the pattern to its start; `start` is where matching begins. */
interface Layer {
  readonly steps: readonly Step[];
  readonly start: number;
}

const largest = 4000;

/**
 * Compiles a pattern of a server. Never throws. The whole text has to fit, with
 * or without `^` and `$` around the pattern.
 */
export function compilePattern(source: string): CompiledPattern {
  try {
    const budget = { left: largest };
    const layer = assemble(parseRegex(source), budget);
    return {
      ok: true,
      matcher: {
        size: largest - budget.left,
        test: (text, steps = { count: 0 }) => reach([...text], layer, true, steps)[0] === 1,
      },
    };
  } catch (error) {
    return { ok: false, fault: error instanceof PatternError ? error.fault : 'tooLarge' };
  }
}

/** Turns the tree into steps, last part first, so that every step but a loop's leads to an earlier one. */
function assemble(tree: Node, budget: { left: number }): Layer {
  const steps: Step[] = [{ op: 'accept' }];
  const add = (step: Step): number => steps.push(step) - 1;

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
  return { steps, start };
}

/**
 * For every place in the text: does the pattern fit from here (to the very end
 * when `whole`)? Works from the last place to the first and keeps two rows, so
 * there is no way back to try and nothing that can blow up.
 */
function reach(text: readonly string[], layer: Layer, whole: boolean, count: Steps): Uint8Array {
  const { steps, start } = layer;
  const end = text.length;
  const ahead = steps.map((step) =>
    step.op === 'look' ? reach(text, step.layer, false, count) : null,
  );
  const loops = steps.flatMap((step, index) =>
    step.op === 'split' && step.next > index ? [[index, step.next] as const] : [],
  );
  const result = new Uint8Array(end + 1);
  let later = new Uint8Array(steps.length);
  let here = new Uint8Array(steps.length);

  for (let place = end; place >= 0; place -= 1) {
    const char = text[place];
    here.fill(0);
    // Only a loop leads to a later step: go on while one was passed before its body was reached.
    do {
      count.count += steps.length;
      for (let index = 0; index < steps.length; index += 1) {
        const step = steps[index];
        if (!step || here[index] === 1) continue;
        let fits = step.op === 'accept' ? !whole || place === end : here[step.next] === 1;
        if (step.op === 'one') {
          fits = char !== undefined && later[step.next] === 1 && step.fits(char);
        } else if (step.op === 'split') fits ||= here[step.other] === 1;
        else if (step.op === 'assert') fits &&= holds(step.what, text, place);
        else if (step.op === 'look') fits &&= (ahead[index]?.[place] === 1) !== step.not;
        if (fits) here[index] = 1;
      }
    } while (loops.some(([loop, body]) => here[loop] === 0 && here[body] === 1));
    result[place] = here[start] ?? 0;
    [later, here] = [here, later];
  }
  return result;
}

const isWord = (char: string | undefined): boolean => char !== undefined && /\w/.test(char);

function holds(what: string, text: readonly string[], place: number): boolean {
  if (what === '^') return place === 0;
  if (what === '$') return place === text.length;
  return (isWord(text[place - 1]) !== isWord(text[place])) === (what === 'b');
}
