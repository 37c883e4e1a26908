import type { ReactRenderer } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { Globals, Parameters, PlayFunctionContext } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import { columns, faultsOfRows } from './grid.ts';
import { controlsWithoutRing, spillingControls, stopsOf } from './reach.ts';
import type { Overviewed } from './stories.tsx';
import { undeclaredPairs } from './used-pairs.ts';

/** What they show is on the page of all states. */
const noPicture: Parameters = { chromatic: { disableSnapshot: true } };

const noParameters: Parameters = {};

/** axe reads the colours that were written; those of a system that forces its own are on the picture alone. */
// biome-ignore lint/plugin/switched-off: axe cannot read colours that the system forces (docs/decisions/018)
const paintedBySystem = { rules: { 'color-contrast': { enabled: false } } };

/**
 * The page of all states. Two states of a landmark have one name, which a page may not: that rule
 * looks at the first of them here, and at the others in their own stories.
 */
const sheetOf = (firstState: string | undefined): Parameters => ({
  controls: { disable: true },
  layout: 'padded',
  a11y: {
    config: {
      rules: [
        { id: 'region', enabled: true },
        { id: 'target-size', enabled: true },
        { id: 'landmark-unique', selector: `[data-place="0"] [data-shown="${firstState}"] *` },
      ],
    },
  },
});

/**
 * The stories every component has. The build adds them to its file of stories
 * (`tools/story-index/overview.ts`), so they are not written by hand: `Default`, all its states
 * on one page, in columns that fill it, the same page as narrow as a page gets with
 * long words and wide spacing, right to left, in the colours of a system that forces
 * its own, and a playground in which time passes. What covers the page or is the landmark of
 * one shows its first state instead of a page of all of them.
 */
export function overviewOf(
  makers: readonly [Overviewed, ...Overviewed[]],
  meta: { readonly args?: object; readonly parameters?: Parameters } = {},
) {
  const [main] = makers;
  const alone = meta.parameters?.layout === 'fullscreen';
  const sheetParameters = sheetOf(main.ids[0]);
  const render = (args: object, { globals }: { globals: Globals }): ReactNode =>
    makers.map((maker, place) => (
      // The order of the makers never changes.
      <section
        key={String(place)}
        data-place={place}
        data-wide={maker.wide || undefined}
        style={maker.wide ? undefined : columns}
      >
        {maker.sheet(args, globals)}
      </section>
    ));
  // Required callbacks come from the meta; they are not called on the page of a brand.
  const drawn = (globals: Globals): ReactNode => main.draw(meta.args ?? {}, globals);
  // Their docs show the page of all states once, not in every condition.
  const whole = alone
    ? { ...main.first(), parameters: noParameters, tags: ['!autodocs'] }
    : { parameters: sheetParameters, render, tags: ['!autodocs'] };
  return {
    first: {
      ...main.first(),
      args: { ...argsOf(main.first()), ...extras() },
      argTypes: { [mark]: unlisted, ref: unlisted },
      parameters: {
        ...noPicture,
        // Its source is written by hand: drawing it from elements stumbles over the ref.
        docs: { source: { type: 'code' } },
        ...(!alone && { draw: drawn }),
      },
      play: reachesItsElement,
    },
    allStates: {
      parameters: sheetParameters,
      render,
      play: async ({ canvasElement }: Stage) => {
        const figures = canvasElement.querySelectorAll('[data-shown]');
        const states = makers.reduce((sum, { ids }) => sum + ids.length, 0);
        await expect(figures.length, 'States on the page').toBe(states);
        await fitsThePage(canvasElement);
        const undeclared = undeclaredPairs(canvasElement);
        await expect(undeclared, `Undeclared pairs:\n${undeclared.join('\n')}`).toEqual([]);
      },
    },
    narrow: {
      ...whole,
      parameters: { ...whole.parameters, ...noPicture },
      globals: { viewport: { value: 'w320' }, language: 'long', spacing: 'wide' },
      play: async ({ canvasElement }: Stage) => {
        await fitsThePage(canvasElement);
        // What opens over the page is outside the canvas.
        const { body } = canvasElement.ownerDocument;
        await expect(spillingControls(body), 'Words leave their control').toEqual([]);
        const ringless = controlsWithoutRing(stopsOf(body));
        await expect(ringless, 'No focus ring to be seen').toEqual([]);
      },
    },
    rightToLeft: {
      ...whole,
      globals: { direction: 'rtl' },
      play: ({ canvasElement }: Stage) => fitsThePage(canvasElement),
    },
    forcedColours: {
      ...whole,
      parameters: {
        ...whole.parameters,
        a11y: { ...whole.parameters.a11y, options: paintedBySystem },
        colours: 'forced',
        chromatic: { forcedColors: 'active' },
      },
    },
    playground: { ...main.first(), parameters: { ...noPicture, motion: 'full', clock: 'running' } },
  };
}

type Stage = Pick<PlayFunctionContext<ReactRenderer>, 'args' | 'canvasElement' | 'userEvent'>;

async function fitsThePage({ ownerDocument }: HTMLElement): Promise<void> {
  const { scrollWidth, clientWidth } = ownerDocument.documentElement;
  await expect(scrollWidth, 'The page scrolls sideways').toBeLessThanOrEqual(clientWidth);
  const faults = faultsOfRows(ownerDocument);
  await expect(faults, `Rows of states:\n${faults.join('\n')}`).toEqual([]);
}

const mark = 'data-kept';

/** What every component hands on to an element of its own: an attribute that is no prop of its own, and the ref. */
const extras = () => ({ [mark]: 'yes', ref: fn().mockName('ref') });

/** Nothing a reader of the controls would change. */
const unlisted = { table: { disable: true } };

const argsOf = (story: object): object => Object(Object(story).args);

/** The attribute and the ref arrive at one element, which belongs to the component. */
async function reachesItsElement({ canvasElement, args, userEvent }: Stage): Promise<void> {
  const marked = () => canvasElement.ownerDocument.querySelectorAll(`[${mark}]`);
  // What opens over the page is there only while it is open: by focus or by a press.
  const opens = marked().length === 0;
  if (opens) await userEvent.tab();
  if (marked().length === 0) await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(marked().length, 'Elements that got an attribute of the caller').toBe(1),
  );
  const [element] = marked();
  await expect(element?.closest('[data-component]'), 'Its component').not.toBeNull();
  await expect(Object(args).ref).toHaveBeenCalledWith(element);
  if (opens) await userEvent.keyboard('{Escape}');
}
