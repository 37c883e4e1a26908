import type { Meta } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { type SampleLanguage, sayIn } from '../../samples/samples.ts';
import { storiesFor } from '../../testing/stories.tsx';
import { Button } from '../Button/Button.tsx';
import { PortalProvider } from '../PortalContext/PortalContext.tsx';
import { tooltipStates } from './Tooltip.states.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  title: 'Components/Tooltip',
  component: Tooltip,
  decorators: [
    // A tooltip is inside the landmark of its control.
    (Story) => (
      <PortalProvider>
        <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 260 }}>
          <Story />
        </div>
      </PortalProvider>
    ),
  ],
};
export default meta;

const story = storiesFor(Tooltip, tooltipStates);
export const LongText = story('longText', { globals: { viewport: { value: 'w320' } } });

const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const Keyboard = story('closed', {
  name: '[A11-01] Opens on keyboard focus, describes the control but does not name it, Escape hides it',
  play: async ({ args, userEvent }) => {
    const control = screen.getByRole('button');
    const name = control.getAttribute('aria-label') ?? '';
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(control).toHaveAccessibleName(name);
    await expect(control).toHaveAccessibleDescription(args.text);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(control).toHaveFocus();
  },
});

export const Hover = story('closed', {
  name: '[A11-01] Opens when the mouse rests, closes when it leaves',
  play: async ({ args, userEvent }) => {
    const control = screen.getByRole('button');
    await userEvent.hover(control);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text);
    await userEvent.unhover(control);
    // Not on the path from the control to its tooltip, where the tooltip stays open for the mouse.
    await userEvent.pointer({ target: document.body, coords: { clientX: 900, clientY: 700 } });
    await gone();
  },
});

/** Adds a second tooltip that opens later than a long press would end. */
const besideSlow = (tooltip: ReactElement, language: SampleLanguage) => (
  <>
    {tooltip}
    <Tooltip text={sayIn(language)('data.exportHint')} delayMs={600}>
      <Button data-testid="slow">{sayIn(language)('record.export')}</Button>
    </Tooltip>
  </>
);

export const LongPress = storiesFor(Tooltip, tooltipStates, { wrap: besideSlow })('closed', {
  name: '[A11-01] Touch opens nothing: neither a tap nor a long press',
  args: { onOpenChange: fn() },
  // `Closed` looks the same.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const [control] = canvas.getAllByRole('button');
    const slow = canvas.getByTestId('slow');
    if (!control) throw new Error('no control');
    await userEvent.pointer([{ keys: '[TouchA>]', target: control }]);
    await expect(fireEvent.contextMenu(control), 'A long press stays the browser’s').toBe(true);
    // Anything that touch could open would have opened before this tooltip.
    await userEvent.hover(slow);
    const hint = sayIn(globals.language === 'en' ? 'en' : 'bn')('data.exportHint');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(hint);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.pointer([{ keys: '[/TouchA]', target: control }]);
    await userEvent.unhover(slow);
    await userEvent.pointer({ target: document.body, coords: { clientX: 900, clientY: 700 } });
    await gone();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

// Stories that the build adds: Closed, Open, Below, OnButton, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
