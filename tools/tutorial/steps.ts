/** A step of a guide: commands that a reader types, or a file that a reader writes. */
export type Step = CommandStep | FileStep;

/** The commands of one block, and what they print. */
export interface CommandStep {
  readonly kind: 'commands';
  /** Line of the guide. */
  readonly line: number;
  readonly text: string;
  /** `fails`: the last command has to end with an error. `serves`: it goes on until the next one of this kind. */
  readonly ends: 'well' | 'fails' | 'serves';
  /** It builds the site, so a build that is there already can stand in for it. */
  readonly builds: boolean;
  /** Lines that the commands have to print; `…` stands for any text. */
  readonly seen: readonly string[];
}

/** A file with its whole text. */
export interface FileStep {
  readonly kind: 'file';
  readonly line: number;
  readonly name: string;
  readonly text: string;
}

const words = new Set(['run', 'fails', 'serves', 'builds']);
const fence = /^( *)```(\w+)(?: +(.+?))? *$/;

interface Block {
  readonly line: number;
  readonly language: string;
  readonly marks: readonly string[];
  readonly text: string;
}

/** The fenced blocks of a document, in order. */
function blocksOf(markdown: string): readonly Block[] {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [, indent = '', language = '', marks = ''] = fence.exec(lines[at] ?? '') ?? [];
    if (language === '') continue;
    const end = lines.indexOf(`${indent}\`\`\``, at + 1);
    if (end < 0) throw new Error(`Line ${at + 1}: the block has no end`);
    const text = lines
      .slice(at + 1, end)
      .map((line) => line.slice(indent.length))
      .join('\n');
    blocks.push({ line: at + 1, language, marks: marks.split(' ').filter(Boolean), text });
    at = end;
  }
  return blocks;
}

/**
 * Returns the steps of a guide, from the marks of its fenced blocks: `sh run`, with `fails`, `serves` or `builds` behind
 * it; `text seen` for what the commands above print; `json file=NAME`. A block without a mark is no step. Throws where a
 * mark is unknown or stands in a wrong place, so that no step is left out by a typing mistake.
 */
export function stepsOf(markdown: string): readonly Step[] {
  const steps: Step[] = [];
  for (const { line, language, marks, text } of blocksOf(markdown)) {
    const [first = ''] = marks;
    if (first === '') continue;
    const last = steps.at(-1);
    if (language === 'sh' && first === 'run' && marks.every((mark) => words.has(mark))) {
      const ends = marks.includes('fails') ? 'fails' : marks.includes('serves') ? 'serves' : 'well';
      const builds = marks.includes('builds');
      steps.push({ kind: 'commands', line, text, ends, builds, seen: [] });
    } else if (language === 'text' && first === 'seen' && last?.kind === 'commands') {
      steps[steps.length - 1] = { ...last, seen: text.split('\n').filter(Boolean) };
    } else if (first.startsWith('file=') && marks.length === 1) {
      steps.push({ kind: 'file', line, name: first.slice('file='.length), text });
    } else {
      throw new Error(`Line ${line}: \`${language} ${marks.join(' ')}\` is no step`);
    }
  }
  return steps;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the lines of `seen` that an output does not have, whatever the spaces between their words. */
export const missingIn = (output: string, seen: readonly string[]): readonly string[] =>
  seen.filter((line) => {
    const wanted = plain(line).split('…').map(escaped).join('.*');
    return !output.split('\n').some((said) => new RegExp(wanted).test(plain(said)));
  });
