import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ShadowIsland } from '../../testing/ShadowIsland.tsx';
import { storiesFor } from '../../testing/stories.tsx';
import { PortalProvider } from '../PortalContext/PortalContext.tsx';
import { popoverStates } from './Popover.states.tsx';
import { Popover } from './Popover.tsx';

const meta: Meta<typeof Popover> = {
  title: 'Components/Popover',
  component: Popover,
  decorators: [
    // A popover is inside the landmark of its button.
    (Story) => (
      <PortalProvider>
        <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 420 }}>
          <Story />
        </div>
      </PortalProvider>
    ),
  ],
};
export default meta;

const story = storiesFor(Popover, popoverStates);
const openIt = async ({ userEvent }: { userEvent: { click(target: Element): Promise<void> } }) => {
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('dialog');
};
export const Text = story('text', { play: openIt });
export const Controls = story('controls', { play: openIt });
export const Closable = story('closable', { play: openIt });
export const AtEnd = story('atEnd', { play: openIt });
export const Above = story('above', { play: openIt });
export const LongText = story('longText', {
  globals: { viewport: { value: 'w320' } },
  play: openIt,
});

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Keyboard = story('controls', {
  name: '[A11-01] Enter opens, focus moves to the first control, Tab stays inside, Escape returns focus',
  play: async ({ args, userEvent }) => {
    const [button] = screen.getAllByRole('button');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button?.focus();
    await userEvent.keyboard('{Enter}');
    const box = await screen.findByRole('dialog', { name: args.label });
    const stops = [...box.querySelectorAll('button')];
    await waitFor(() => expect(stops[0]).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(stops[1]).toHaveFocus();
    await userEvent.tab();
    await expect(stops[0]).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(stops[1]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(button).toHaveFocus();
  },
});

export const TextTakesFocus = story('text', {
  name: '[A11-01] With text only, the popover itself takes focus; a press outside closes it',
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button'));
    const box = await screen.findByRole('dialog');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.click(document.body);
    await gone();
  },
});

export const CloseButton = story('closable', {
  name: '[A11-01] The close button closes it and returns focus',
  play: async ({ args, userEvent }) => {
    const button = screen.getByRole('button');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: args.closeLabel ?? '' }));
    await gone();
    await expect(button).toHaveFocus();
  },
});

/** Sends a key to the focused element. `userEvent` looks for focus in the document only. */
function press(target: Element | null, key: string, options: KeyboardEventInit = {}): void {
  const init = { key, bubbles: true, composed: true, cancelable: true, ...options };
  target?.dispatchEvent(new KeyboardEvent('keydown', init));
}

export const InAShadowRoot = storiesFor(Popover, popoverStates, {
  wrap: (popover) => <ShadowIsland>{popover}</ShadowIsland>,
})('controls', {
  name: '[EMB-01] [A11-01] In a shadow root focus moves in, Tab stays inside, Escape returns focus',
  play: async ({ canvas, userEvent }) => {
    const host = canvas.getByTestId('host');
    const inside = (selector: string) => host.shadowRoot?.querySelector<HTMLElement>(selector);
    await waitFor(() => expect(inside('button')).toBeInstanceOf(HTMLElement));
    const opener = inside('button');
    opener?.focus();
    if (opener) await userEvent.click(opener);
    await waitFor(() => expect(inside('[role="dialog"]')).toBeInstanceOf(HTMLElement));
    const stops = inside('[role="dialog"]')?.querySelectorAll('button') ?? [];
    const focused = () => host.shadowRoot?.activeElement ?? null;
    await waitFor(() => expect(focused()).toBe(stops[0]));
    press(focused(), 'Tab', { shiftKey: true });
    await expect(focused()).toBe(stops[1]);
    press(focused(), 'Tab');
    await expect(focused()).toBe(stops[0]);
    press(focused(), 'Escape');
    await waitFor(() => expect(inside('[role="dialog"]')).toBeNull());
    await waitFor(() => expect(focused()).toBe(opener));
  },
});

// Stories that the build adds: Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
