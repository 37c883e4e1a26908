import type { FindExample } from './find-example.ts';
import { workAll } from './limits.ts';
import type { Steps } from './matcher.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
/** One letter of each script: e acute, Cyrillic, Arabic, Bengali, Thai, Hiragana, Han, Hangul. */
const scripts = [...'\u00E9\u0436\u0628\u0995\u0E01\u3042\u4E2D\uAC00'];

/** Work allowed for one pattern. It is counted in steps, so a slow machine finds the same examples. */
const workEach = 60_000;

/**
 * Searches examples by random walks through the pattern, with a fixed seed. A rule that cannot be met (`[]`, `(?!)`,
 * ten letters of which at most four) would make the form impossible to send, so a pattern without an example is not
 * used (VAL-02).
 */
export function exampleFinder(all: Steps): FindExample {
  let seed = 20;
  const roll = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };

  return (source, matcher, min, max) => {
    const { steps, start } = matcher.layer;
    const own = source.replace(/\\u([\da-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    const alphabet = [...new Set([...ascii, ...scripts, ...own])];
    const fitting = new Map<unknown, readonly string[]>();
    const until = Math.min(all.count + workEach, workAll);

    /** One walk through the pattern, with about `goal` characters. */
    const walk = (goal: number, eager: number): string[] => {
      const text: string[] = [];
      let at = start;
      for (let move = 0; move < 2_000 && all.count < until; move += 1) {
        const step = steps[at];
        all.count += 1;
        if (!step || step.op === 'accept') break;
        if (step.op === 'one') {
          let known = fitting.get(step.fits);
          if (!known) {
            known = alphabet.filter(step.fits);
            fitting.set(step.fits, known);
            all.count += alphabet.length;
          }
          const char = known[roll(known.length)];
          if (char === undefined) break;
          text.push(char);
        }
        const onwards = step.op !== 'split' || roll(100) < eager === text.length < goal;
        at = onwards ? step.next : step.other;
      }
      return text;
    };

    for (let attempt = 0; all.count < until; attempt += 1) {
      const goal = Math.max(1, min) + roll(Math.min(max - min, 12) + 1);
      const found = walk(goal, [50, 90, 98][attempt % 3] ?? 50);
      const text = found.join('');
      // A typed value is trimmed, and an empty value does not count.
      const usable = text !== '' && text === text.trim();
      const fits = usable && found.length >= min && found.length <= max;
      // A test that costs too much here would also cost too much at every key.
      if (fits && matcher.size * found.length <= workEach && matcher.test(text, all)) return text;
    }
    return null;
  };
}
