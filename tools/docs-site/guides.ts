import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A document of the repository that is a page of the docs site. */
export interface Guide {
  /** Its path in the repository: `docs/white-label.md`. */
  readonly file: string;
  /** Its first title, without marks of Markdown. */
  readonly title: string;
  /** Its first sentences, for lists. */
  readonly summary: string;
}

/** A part of the list of the site, and the documents in it. */
const parts = [
  ['Start', ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/writing.md']],
  ['Packages', ['packages/*/README.md']],
  ['Guides', ['docs/*.md']],
  ['Decisions', ['docs/decisions/*.md']],
] as const;

/** A part of the list of the site. */
export type Part = (typeof parts)[number][0];

/** Removes links, code marks and emphasis from a line of Markdown. */
const plain = (line: string): string =>
  line.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '');

/** Reads title and summary of a document. The name of the file is the title of one without. */
export function guideOf(file: string, text: string): Guide {
  const paragraphs = text.split(/\n{2,}/).map((one) => one.trim());
  const title = /^#{1,2} (.+)$/m.exec(text)?.[1] ?? basename(file, '.md');
  const first = paragraphs.find((one) => /^[\p{L}*`[]/u.test(one)) ?? '';
  return { file, title: plain(title), summary: plain(first).replaceAll(/\s+/g, ' ') };
}

/** Returns all pages of the site by part. A document is in the first part that names it. */
export function guidesOf(root: string): ReadonlyMap<Part, readonly Guide[]> {
  const seen = new Set<string>();
  const found = new Map<Part, readonly Guide[]>();
  for (const [part, globs] of parts) {
    const files = globs
      .flatMap((glob) => globSync(glob, { cwd: root }).sort())
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !seen.has(file));
    for (const file of files) seen.add(file);
    found.set(
      part,
      files.map((file) => guideOf(file, readFileSync(join(root, file), 'utf8'))),
    );
  }
  return found;
}

/** The file of a page in the site: a README is the first page of its folder. */
export const pageOf = (file: string): string => file.replace(/(^|\/)README\.md$/, '$1index.md');

/** The address of a page, relative to the site: `docs/white-label`, or `packages/ui/`. */
export const addressOf = (file: string): string => pageOf(file).replace(/(?:index)?\.md$/, '');
