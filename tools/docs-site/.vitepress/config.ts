import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { siteColours } from '../colours.ts';
import { addressOf, guidesOf } from '../guides.ts';
import { placeOf } from '../links.ts';
import { siteLinks } from '../markdown.ts';
import { bengaliName } from '../name.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const guides = guidesOf(root);
const pages = new Set([...guides.values()].flatMap((list) => list.map(({ file }) => file)));

const base = process.env.PARLOUR_DOCS_BASE ?? '/';

export default defineConfig({
  base,
  title: 'Parlour',
  titleTemplate: `:title · Parlour · ${bengaliName}`,
  description: 'White-label online gaming: design system, client, elements, and how to use them.',
  lang: 'en',
  head: [
    ['style', {}, siteColours()],
    ['link', { rel: 'icon', href: 'data:,' }],
  ],
  srcDir: root,
  srcExclude: [
    '{apps,baselines,deploy,dist,examples,reports,tools}/**',
    'packages/*/*/**',
    'packages/*/{CHANGELOG,LICENSE}.md',
  ],
  rewrites: { 'README.md': 'index.md', 'packages/:name/README.md': 'packages/:name/index.md' },
  cacheDir: `${root}/.cache/vitepress`,
  cleanUrls: true,
  markdown: {
    anchor: { slugify: placeOf },
    // Braces in our guides are text.
    attrs: { disable: true },
    config: siteLinks(pages, base, (path) => path.slice(root.length)),
  },
  themeConfig: {
    siteTitle: `Parlour · ${bengaliName}`,
    search: { provider: 'local' },
    nav: [{ text: 'Storybook', link: '/storybook/', target: '_self' }],
    sidebar: [...guides].map(([text, list]) => ({
      text,
      collapsed: text === 'Decisions',
      items: list.map(({ file, title }) => ({ text: title, link: `/${addressOf(file)}` })),
    })),
    outline: 'deep',
  },
});
