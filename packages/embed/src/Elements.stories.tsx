import { createTestRuntime, storyTime, withArt } from '@parlour/features/testing';
import { systemClock } from '@parlour/ui';
import type { Meta, ReactRenderer, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { Globals, PlayFunctionContext } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import { createPage, type Page } from './core/page.ts';
import * as css from './element.css.ts';
import { attributesOf, type Options, readOptions } from './options.ts';
import { Placed } from './Placed.tsx';
import type { Place } from './place.ts';
import type { ElementTag } from './registry.ts';
import type { ContentProps } from './surroundings.ts';
import { Content as Games } from './widgets/games.tsx';
import { Content as JackpotFigure } from './widgets/jackpot.tsx';
import { Content as Notices } from './widgets/notices.tsx';
import { Content as Promotions } from './widgets/promotions.tsx';
import { Content as Winners } from './widgets/winners.tsx';

/** Attributes of an element in the page. */
type Attributes = Readonly<Record<string, string>>;

const meta: Meta<Attributes> = { title: 'Widgets/Partner/Elements' };
export default meta;

/** The core of a partner page, with a backend of its own. */
async function pageOver(fault?: { readonly path: string }): Promise<Page> {
  const { origin } = location;
  const { sandbox, setScenario } = createTestRuntime();
  if (fault) await setScenario({ faults: [{ ...fault, kind: 'http', status: 400 }] });
  return createPage({
    origin,
    fetch: async (request) =>
      new URL(request.url).pathname === '/embed/site.json'
        ? Response.json({ brand: 'padma' })
        : withArt(await sandbox.fetch(request), sandbox, origin),
    clock: { ...systemClock, now: () => storyTime },
    random: () => 0.5,
    wear: () => Promise.resolve(null),
  });
}

const nothing = () => undefined;
const deaf = { onShown: nothing, onReady: nothing, onFailure: nothing, onNothing: nothing };

/** The toolbar stands for the page around an element. The attributes of the element have priority. */
const placeIn = (around: Globals, { lang, scheme, brand }: Options): Place => ({
  language: (lang || around.language) === 'en' ? 'en' : 'bn',
  scheme: (scheme === 'auto' ? around.scheme : scheme) === 'dark' ? 'dark' : 'light',
  brand: brand || String(around.brand),
  unknown: [],
});

/** Makes a control for each attribute of an element: a choice of its values, or a text. */
const controlsOf = (tag: ElementTag) =>
  Object.fromEntries(
    attributesOf(tag).map(({ name, description, values, fallback }) => [
      name,
      {
        description,
        table: { defaultValue: { summary: fallback } },
        ...(values ? { control: 'select', options: values } : { control: 'text' }),
      },
    ]),
  );

interface Extra {
  readonly name?: string;
  readonly args?: Attributes;
  /** The path whose requests fail. */
  readonly fault?: { readonly path: string };
  /** Width (px) of the container in the page. Default 600. */
  readonly width?: number;
  readonly play?: (stage: Stage) => Promise<void>;
}

/** Makes a story of one element in a partner page, with its attributes. */
function storyOf(
  tag: ElementTag,
  Content: ComponentType<ContentProps>,
  { name, args = {}, fault, width = 600, play }: Extra = {},
): StoryObj<Attributes> {
  let page: Page | undefined;
  return {
    ...(name !== undefined && { name }),
    args,
    argTypes: controlsOf(tag),
    loaders: [
      async () => {
        page = await pageOver(fault);
      },
    ],
    render: (given, { globals }) => {
      if (!page) throw new Error('The loader of the story did not run.');
      const options = readOptions(tag, (attribute) => {
        const value: unknown = Reflect.get(given, attribute);
        return typeof value === 'string' ? value : null;
      });
      return (
        <div style={{ maxWidth: width }}>
          <div className={css.shield}>
            <Placed
              host={{ Content, ...deaf }}
              page={page}
              options={options}
              place={placeIn(globals, options)}
            />
          </div>
        </div>
      );
    },
    ...(play && { play }),
  };
}

type Stage = Pick<PlayFunctionContext<ReactRenderer>, 'canvas'>;

const shows =
  (find: (canvas: Stage['canvas']) => Promise<unknown>) =>
  async ({ canvas }: Stage): Promise<void> => {
    await find(canvas);
    // The brand, the minimum age and the link to help cannot be removed.
    await expect(canvas.getByText(/21\+/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Help|সহায়তা)$/ })).toBeVisible();
  };

export const Jackpot = storyOf('parlour-jackpot', JackpotFigure, {
  name: '[EMB-01] [JPT-01] The jackpot',
  width: 380,
  play: shows((canvas) => canvas.findByRole('img', { name: /৳/ })),
});
export const WinnersShown = storyOf('parlour-winners', Winners, {
  name: '[EMB-01] [GAM-08] The latest winners',
  width: 380,
  play: shows((canvas) => canvas.findAllByRole('listitem')),
});
export const GamesShown = storyOf('parlour-games', Games, {
  name: '[EMB-01] [GAM-02] A strip of games',
  play: shows((canvas) => canvas.findAllByRole('article')),
});
export const PromotionsShown = storyOf('parlour-promotions', Promotions, {
  name: '[EMB-01] [PRO-01] Offers with their terms',
  play: shows((canvas) => canvas.findAllByRole('article')),
});
export const NoticesShown = storyOf('parlour-notices', Notices, {
  name: '[EMB-01] [NOT-01] The newest notices',
  width: 380,
  play: shows((canvas) => canvas.findAllByRole('listitem')),
});
export const Narrow = storyOf('parlour-promotions', Promotions, {
  name: 'A box of 280 px',
  width: 280,
  args: { rows: '1' },
});
export const Failed = storyOf('parlour-notices', Notices, {
  name: '[EMB-01] [ERR-01] A loading error is shown calmly',
  width: 380,
  fault: { path: '/wps/system/notices' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /Try again|আবার চেষ্টা করুন/ }),
    ).toBeVisible();
  },
});
