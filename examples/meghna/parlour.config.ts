import { defineSite } from '@parlour/web/site';
import brand from './brand.json' with { type: 'json' };
import { ExampleNote } from './src/ExampleNote.tsx';
import { HouseRules } from './src/HouseRules.tsx';
import { MeghnaFooter } from './src/MeghnaFooter.tsx';
import { RegisterNote } from './src/RegisterNote.tsx';
import { StoryLink } from './src/StoryLink.tsx';
import { storyTexts } from './src/texts.ts';

/** The site of the invented operator Meghna: `pnpm build --site examples/meghna/parlour.config.ts`. */
export default defineSite({
  brand,
  slots: {
    'header.tools': StoryLink,
    'home.section': HouseRules,
    'footer.before': ExampleNote,
    'register.extra': RegisterNote,
  },
  pages: {
    story: {
      title: { bn: storyTexts.bn.title, en: storyTexts.en.title },
      load: async () => ({ default: (await import('./src/StoryPage.tsx')).StoryPage }),
      open: true,
    },
  },
  replace: { SiteFooter: MeghnaFooter },
});
