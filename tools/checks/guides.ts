import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What a guide says in code: each span by itself, each block line by line. */
export function codeIn(guide: string): { readonly spans: string[]; readonly lines: string[] } {
  const lines: string[] = [];
  const prose = guide.replaceAll(/^( *)```.*\n([\s\S]*?)^\1```$/gm, (_, _indent, block: string) => {
    lines.push(...block.split('\n').filter((line) => line.trim() !== ''));
    return '';
  });
  const spans = [...prose.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replace(/\s+/g, ' '));
  return { spans, lines };
}

/** What pnpm and npm do by themselves. */
const builtIn = new Set(['add', 'ci', 'dlx', 'install', 'pack', 'publish', 'remove']);

/** What a project has to run. */
export interface Commands {
  readonly scripts: ReadonlySet<string>;
  /** Programs of packages: `pnpm exec vitest`. */
  readonly programs: ReadonlySet<string>;
  readonly has: (path: string) => boolean;
}

/** Commands in a piece of code that cannot be run: no script, no program, no file of that name. */
export function unknownCommands(code: string, { scripts, programs, has }: Commands): string[] {
  const words = '([\\w@][\\w:@/.-]*)';
  const called = [...code.matchAll(new RegExp(`\\b(?:pnpm|npm)(?: run)? ${words}`, 'g'))]
    .filter(([, name = '']) => name !== 'exec' && name !== 'run')
    .filter(([, name = '']) => !scripts.has(name) && !builtIn.has(name));
  const run = [...code.matchAll(new RegExp(`\\b(?:pnpm exec|npx) ${words}`, 'g'))].filter(
    ([, name = '']) => !programs.has(name),
  );
  const files = [...code.matchAll(/\bnode (?:-\S+ )*([\w./-]+\.[cm]?[jt]s)\b/g)].filter(
    ([, file = '']) => !has(file),
  );
  return [...called, ...run, ...files].map(([whole]) => whole);
}

/** Where the links of a guide lead inside the repository, without what is behind `#`; no other pages, no places of this one. */
export const linksIn = (guide: string): string[] =>
  [...guide.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^(?:[a-z]+:|\?|\/)/.test(link));

/** Links of a guide that lead nowhere. */
export const brokenLinks = (
  path: string,
  guide: string,
  has: (path: string) => boolean,
): string[] => linksIn(guide).filter((link) => !has(normalize(join(dirname(path), link))));

/**
 * Examples in TSX that the file named last before them does not hold, by their first lines: an example is taken from
 * code that is compiled and tested.
 */
export function strayExamples(guide: string, read: (path: string) => string): string[] {
  return [...guide.matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].flatMap(({ 1: code = '', index }) => {
    const [, path] = [...guide.slice(0, index).matchAll(/`([\w./-]+\.tsx)`/g)].at(-1) ?? [];
    const [first = ''] = code.split('\n');
    return path !== undefined && read(path).includes(code) ? [] : [first];
  });
}

const ownFolder = /^(?:packages|apps|tools|docs|deploy|patches|baselines|\.storybook)\//;
const ownFile = /\.(?:tsx?|mjs|json|md|mdx|ya?ml|txt|css|html|conf)$/;
/** What a run makes; it is in no clone. */
const made = /(?:^|\/)(?:reports|dist|\.cache|node_modules)(?:\/|$)/;

/** Whether a span is written as a file or folder of the repository is. */
export const isPath = (span: string): boolean =>
  /^\.?[\w<{*][^\s:;=()'"\\]*$/.test(span) &&
  !made.test(span) &&
  (ownFolder.test(span) || ownFile.test(span));

/** `{a,b}` matches each, `<Name>` and `*` any letters, `**` folders too. */
function patternsOf(span: string): readonly RegExp[] {
  const [whole, list] = /\{([^{}]*)\}/.exec(span) ?? [];
  if (whole !== undefined && list !== undefined) {
    return list.split(',').flatMap((one) => patternsOf(span.replace(whole, one)));
  }
  const source = span
    .replace(/\/$/, '')
    .replaceAll(/[.+^$()|[\]]/g, '\\$&')
    .replaceAll('**', '\0')
    .replaceAll(/<[^<>]*>|\*/g, '[^/]*')
    .replaceAll('\0', '.*');
  return [new RegExp(`(?:^|/)${source}$`)];
}

/**
 * Paths in the spans of a guide that no file or folder has. A guide may leave out the beginning of a path:
 * `src/index.ts` is that of the package it describes.
 */
export const missingPaths = (spans: readonly string[], paths: readonly string[]): string[] =>
  spans
    .filter(isPath)
    .filter((span) => !patternsOf(span).every((one) => paths.some((path) => one.test(path))));

/** Every file and folder of a repository, without what a run makes. */
export function pathsIn(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== '.git' && !made.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? [path, ...pathsIn(root, path)] : [path];
    });
}

/** Whether a folder has a file or folder of a path. */
export const hasIn =
  (root: string) =>
  (path: string): boolean =>
    existsSync(join(root, path));
