import { generatedIn, withPlain } from '@parlour/stories/list';

const head = '// Stories that the build adds:';
const columns = 120;

const exportsIn = (code: string): ReadonlySet<string> =>
  new Set([...code.matchAll(/^export const (\w+) =/gm)].flatMap(([, name]) => name ?? []));

/** The export names of the stories that the build adds to a file: those of its states, then those of its component. */
export function addedStories(written: string, fileName: string): readonly string[] {
  const own = exportsIn(written);
  const ofStates = [...exportsIn(withPlain(written, fileName))].filter((name) => !own.has(name));
  const ofComponent = generatedIn(written, fileName).map(({ exportName }) => exportName);
  return [...ofStates, ...ofComponent];
}

/** The comment that names them, in lines of at most 120 columns; empty where the build adds none. */
function listing(names: readonly string[]): string {
  if (names.length === 0) return '';
  const lines: string[] = [];
  let line = head;
  for (const word of names.join(', ').split(' ')) {
    if (`${line} ${word}`.length > columns) {
      lines.push(line);
      line = '//';
    }
    line = `${line} ${word}`;
  }
  return [...lines, line, ''].join('\n');
}

/** Returns a file of stories with the comment at its end, so that a text search finds every story (decision 018). */
export function withListing(written: string, fileName: string): string {
  const at = written.indexOf(head);
  const code = (at < 0 ? written : written.slice(0, at)).trimEnd();
  const comment = listing(addedStories(code, fileName));
  return comment === '' ? `${code}\n` : `${code}\n\n${comment}`;
}
