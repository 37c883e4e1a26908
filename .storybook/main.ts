import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { bundledFonts } from './bundled-fonts.ts';
import { storyIndexer } from './indexer.ts';
import { generatedStories } from './overview.ts';
import { tokenUses } from './token-uses.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: process.env.PARLOUR_PLANTED
    ? ['./planted/*.stories.tsx']
    : ['./docs/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { backgrounds: false, measure: true, outline: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  experimental_indexers: (indexers = []) => [storyIndexer, ...indexers],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [generatedStories(), ...(vite.plugins ?? []), vanillaExtractPlugin(), bundledFonts()],
    define: { ...vite.define, ...tokenUses() },
    cacheDir: '.cache/vite-storybook',
    build: { ...vite.build, chunkSizeWarningLimit: 4096, reportCompressedSize: false },
  }),
};

export default config;
