import { addressOf, type Guide, type Part } from './guides.ts';

/** A published package: its name, its folder and what it is. */
export interface LlmsPackage {
  readonly name: string;
  readonly description: string;
  /** Its README in the repository. */
  readonly readme: string;
}

/** The longest summary of a guide, in characters. */
const longest = 200;

const shortened = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest))} …`;

/**
 * Returns `llms.txt` (llmstxt.org): what Parlour is, its packages and its guides, by address relative to the docs site.
 * Each address is the Markdown of the page.
 */
export function llmsText(
  guides: ReadonlyMap<Part, readonly Guide[]>,
  packages: readonly LlmsPackage[],
): string {
  const list = (part: Part) =>
    (guides.get(part) ?? []).map(
      ({ file, title, summary }) => `- [${title}](${file}): ${shortened(summary)}`,
    );
  const start = guides.get('Start')?.[0];
  return [
    '# Parlour',
    '',
    `> ${start?.summary ?? ''}`,
    '',
    'Every address below is Markdown, relative to this site. The page for people has the same address without',
    `\`.md\`, as \`${addressOf('docs/white-label.md')}\`. Storybook with every state stands in \`storybook/\`.`,
    '',
    '## Packages',
    '',
    ...packages.map(({ name, description, readme }) => `- [${name}](${readme}): ${description}`),
    '',
    '## Guides',
    '',
    ...list('Start').slice(1),
    ...list('Guides'),
    '',
    '## Optional',
    '',
    ...list('Decisions'),
    '',
  ].join('\n');
}
