import type { MarkdownOptions } from 'vitepress';
import { type Destination, destinationOf } from './links.ts';

type Configure = NonNullable<MarkdownOptions['config']>;
type Token = ReturnType<Parameters<Configure>[0]['parse']>[number];

/**
 * Leads the links of documents to pages of the site. `fileOf` returns the path of a document in the repository. A link to
 * a file that is no page becomes its text.
 */
export const siteLinks =
  (pages: ReadonlySet<string>, base: string, fileOf: (path: string) => string): Configure =>
  (md) => {
    md.core.ruler.push('site-links', ({ tokens, env }) => {
      const file = fileOf(String(env.realPath ?? env.path));
      for (const { children } of tokens) {
        if (children) changeLinks(children, (href) => destinationOf(file, href, pages), base);
      }
    });
  };

function changeLinks(
  tokens: readonly Token[],
  leadsTo: (href: string) => Destination,
  base: string,
): void {
  let isSource = false;
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const to = leadsTo(String(token.attrGet('href')));
      isSource = to.kind === 'source';
      if (to.kind === 'page') token.attrSet('href', to.href);
      if (to.kind === 'storybook') {
        token.attrSet('href', `${base}${to.href}`);
        // The router of the site knows only its own pages.
        token.attrSet('target', '_self');
      }
    }
    const isLink = token.type === 'link_open' || token.type === 'link_close';
    if (!isLink || !isSource) continue;
    if (token.type === 'link_close') isSource = false;
    token.type = 'text';
    token.tag = '';
    token.nesting = 0;
    token.content = '';
  }
}
