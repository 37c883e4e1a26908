import { delimiter } from 'node:path';
import { generatedStories } from '@parlour/stories/list';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { bundledFonts } from './bundled-fonts.ts';
import { changeDefines } from './change-log.ts';
import { storyIndexer } from './indexer.ts';
import { tokenUses } from './token-uses.ts';

/** The story files of the build, as paths from the root; empty for all of them. */
const some = (process.env.PARLOUR_STORIES ?? '').split(delimiter).filter(Boolean);

/** The build is for tests, which do not read the tables of props; these take half of the build time. */
const isVisited = process.env.PARLOUR_VISITED === '1';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: process.env.PARLOUR_FAILING
    ? ['./failing-fixtures/*.stories.tsx']
    : some.length > 0
      ? some.map((file) => `../${file}`)
      : [
          './docs/*.mdx',
          './{brand-studio,foundations}/*.stories.tsx',
          '../packages/*/src/**/*.stories.tsx',
          '../examples/*/src/**/*.stories.tsx',
        ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Enables tables in Markdown.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    backgrounds: false,
    measure: true,
    outline: true,
    // Storybook's own guide for its setup.
    sidebarOnboardingChecklist: false,
  },
  typescript: { check: false, reactDocgen: isVisited ? false : 'react-docgen' },
  experimental_indexers: (indexers = []) => [storyIndexer, ...indexers],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [generatedStories(), ...(vite.plugins ?? []), vanillaExtractPlugin(), bundledFonts()],
    define: { ...vite.define, ...tokenUses(), ...changeDefines() },
    cacheDir: '.cache/vite-storybook',
    build: { ...vite.build, chunkSizeWarningLimit: 4096, reportCompressedSize: false },
  }),
};

export default config;
