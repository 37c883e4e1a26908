import { elements } from '../../packages/embed/src/registry.ts';
import { snippetOf } from '../../packages/embed/src/snippet.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns a page with every element, the two lines to copy, and what they show (EMB-02). */
export function elementsPage(page: string, site: string): string {
  const sections = elements.map(({ tag, description }) => {
    const snippet = snippetOf({ widget: tag, site, attributes: { affiliate: 'PADMA7' } });
    return `<section aria-labelledby="${tag}">
<h2 id="${tag}">&lt;${tag}&gt;</h2>
<p>${escaped(description)}</p>
<pre tabindex="0"><code>${escaped(snippet)}</code></pre>
<button type="button" data-copy>Copy</button>
<${tag} affiliate="PADMA7"></${tag}>
</section>`;
  });
  return page.replace('{{elements}}', sections.join('\n'));
}
