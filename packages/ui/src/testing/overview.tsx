import type { ReactRenderer } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { Globals, Parameters, PlayFunctionContext } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import { columns, faultsOfRows } from './grid.ts';
import { controlsWithoutRing, spillingControls, stopsOf } from './reach.ts';
import type { Overviewed } from './stories.tsx';
import { undeclaredPairs } from './used-pairs.ts';

/** No screenshot, because the page of all states shows the same. */
const noPicture: Parameters = { chromatic: { disableSnapshot: true } };

const noParameters: Parameters = {};

/** axe reads the colours of the style sheet; colours that the system forces are only in the screenshot. */
// biome-ignore lint/plugin/switched-off: axe cannot read colours that the system forces (docs/decisions/018)
const paintedBySystem = { rules: { 'color-contrast': { enabled: false } } };

/**
 * Parameters for the page of all states. Two states of a landmark have the same name, which is not allowed on one
 * page. So that rule checks only the first state here, and the other states in their own stories.
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
 * The stories that every component has. The build adds them to the component's stories file
 * (`packages/stories/src/list/overview.ts`), so they are not written by hand: `Default`; all states on one page, in columns
 * that fill it; the same page at the smallest width, with long words and wide spacing; the same page right to left,
 * and in forced colours; and a playground in which time passes. A component that covers the page, or is a landmark of
 * it, shows its first state instead of the page of all states.
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
      // The index is a safe key, because the order never changes.
      <section
        key={String(place)}
        data-place={place}
        data-wide={maker.wide || undefined}
        style={maker.wide ? undefined : columns}
      >
        {maker.sheet(args, globals)}
      </section>
    ));
  // Required callbacks come from the meta. They are not called on the page of a brand.
  const drawn = (globals: Globals): ReactNode => main.draw(meta.args ?? {}, globals);
  // The docs show the page of all states once, not in every condition.
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
        // The source is the story's code, because generating it from elements fails on the ref.
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
        // Overlays are outside the canvas.
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

/** What every component must pass to an element of its own: an attribute that is not one of its props, and the ref. */
const extras = () => ({ [mark]: 'yes', ref: fn().mockName('ref') });

/** Hides an arg from the controls, because a reader would not change it. */
const unlisted = { table: { disable: true } };

const argsOf = (story: object): object => Object(Object(story).args);

/** Checks that the attribute and the ref reach one element, which belongs to the component. */
async function reachesItsElement({ canvasElement, args, userEvent }: Stage): Promise<void> {
  const marked = () => canvasElement.ownerDocument.querySelectorAll(`[${mark}]`);
  // An overlay is rendered only while it is open: focus or a press opens it.
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
