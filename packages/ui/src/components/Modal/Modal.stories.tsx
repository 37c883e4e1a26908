import type { Meta } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type Extra, storiesFor } from '../../testing/stories.tsx';
import { Button } from '../Button/Button.tsx';
import { modalStates } from './Modal.states.tsx';
import { Modal, type ModalProps } from './Modal.tsx';

const meta: Meta<typeof Modal> = {
  title: 'Components/Modal',
  component: Modal,
  args: { onOpenChange: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const phone = { viewport: { value: 'w360' } };

const story = storiesFor(Modal, modalStates);
export const StepsBack = story('withBack', {
  name: 'An arrow leads one step back inside, the cross closes',
  args: { onBack: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: args.backLabel ?? '' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const SheetOnPhone = story('withArt', {
  name: '[LAY-01] Below 1024 px it is a sheet with a grab bar, without the picture',
  globals: phone,
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight));
    await expect(sheet.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(sheet.querySelector('[data-part="grab"]')).toBeVisible();
    await expect(sheet.querySelector('[data-part="art"]')).not.toBeVisible();
  },
});
export const PageOnPhone = story('fullPage', {
  name: '[LAY-01] A long form is a whole page on phones, with a back arrow',
  globals: phone,
  play: async ({ args, userEvent }) => {
    const page = await screen.findByRole('dialog');
    await waitFor(() => expect(page.getBoundingClientRect().height).toBe(window.innerHeight));
    await expect(screen.queryByRole('button', { name: args.closeLabel })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: args.backLabel ?? '' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});
export const FooterOnPhone = story('withFooter', { globals: phone });
export const ForcedOnPhone = story('forced', { globals: phone });

/** A page with the button that opens the modal, as in an application. */
function Opened({ onOpenChange, ...props }: ModalProps): ReactElement {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <div style={{ padding: 16 }}>
      <Button onClick={() => change(true)} data-testid="opener">
        {props.title}
      </Button>
      <Modal {...props} open={open} onOpenChange={change} />
    </div>
  );
}
const behaviour = storiesFor(Opened, modalStates);
/** The same, on a page that scrolls. */
const onTallPage = storiesFor(Opened, modalStates, {
  wrap: (page) => <div style={{ minBlockSize: '150vh' }}>{page}</div>,
});
const opener = () => screen.findByTestId('opener');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Keyboard = behaviour('form', {
  name: '[MOD-01] [A11-01] Focus moves in, stays inside and returns; Escape closes',
  play: async ({ args, userEvent }) => {
    const button = await opener();
    await userEvent.click(button);
    const modal = await screen.findByRole('dialog', { name: String(args.title) });
    const first = screen.getByRole('button', { name: args.closeLabel });
    const stops = () => [...modal.querySelectorAll('input, button, [tabindex="0"]')];
    await waitFor(() => expect(modal).toContainElement(focused()));
    await expect(modal.querySelector('input')).toHaveFocus();

    for (const _ of stops()) {
      await userEvent.tab();
      await expect(modal).toContainElement(focused());
    }
    first.focus();
    await userEvent.tab({ shift: true });
    await expect(modal).toContainElement(focused());
    await expect(first).not.toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(button).toHaveFocus();
  },
});

export const PageStandsStill = onTallPage('plain', {
  name: '[MOD-01] The page behind is locked and does not shift; a press outside does nothing',
  play: async ({ args, userEvent }) => {
    const button = await opener();
    await document.fonts.ready;
    const before = [button.offsetLeft, button.offsetWidth];
    await userEvent.click(button);
    const modal = await screen.findByRole('dialog');
    await waitFor(() => expect(button.closest('[inert]')).not.toBeNull());
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await expect([button.offsetLeft, button.offsetWidth]).toEqual(before);

    const scrim = modal.parentElement;
    if (!scrim) throw new Error('nothing beside the modal');
    await userEvent.click(scrim);
    await waitFor(() => expect(modal).toBeVisible());
    await expect(modal).toContainElement(focused());

    await userEvent.click(screen.getByRole('button', { name: args.closeLabel }));
    await gone();
    await expect(button.closest('[inert]')).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
});

/** A modal inside a modal, both opened by one press, as when a URL opens a page of a centre with an order on it. */
function Together(props: ModalProps): ReactElement {
  const [inner, setInner] = useState(false);
  const open = () => {
    setInner(true);
    props.onOpenChange(true);
  };
  return (
    <Opened {...props} onOpenChange={open}>
      <Modal {...props} title={props.closeLabel} open={inner} onOpenChange={setInner} />
    </Opened>
  );
}

export const OpenedTogether = storiesFor(Together, modalStates)('plain', {
  name: '[MOD-01] [A11-01] A modal that opens together with the one around it is in front and has focus',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await opener());
    const inner = await screen.findByRole('dialog', { name: args.closeLabel });
    await waitFor(() => expect(inner).toContainElement(focused()));
    await expect(inner.closest('[inert]')).toBeNull();
    const outer = screen.getByRole('dialog', { name: String(args.title), hidden: true });
    await expect(outer.closest('[inert]')).not.toBeNull();
    const { left, top } = inner.getBoundingClientRect();
    const met = document.elementFromPoint(left + 20, top + 20);
    await expect(met !== null && inner.contains(met)).toBe(true);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(outer.closest('[inert]')).toBeNull());
    await waitFor(() => expect(outer).toContainElement(focused()));
    await expect(outer).toBeVisible();
  },
});

export const Undismissable = behaviour('forced', {
  name: '[MOD-01] [LGN-05] An undismissable modal has no close button and ignores Escape',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await opener());
    const modal = await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: args.closeLabel })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(modal).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    await expect(modal).toHaveAccessibleDescription(String(args.description));
  },
});

let release: (goOn: boolean) => void = () => undefined;
export const BeforeClose = behaviour('plain', {
  name: '[MOD-01] A before-close step keeps the modal open, also when its answer comes later',
  args: {
    onBeforeClose: fn(
      () =>
        new Promise<boolean>((resolve) => {
          release = resolve;
        }),
    ),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await opener());
    const modal = await screen.findByRole('dialog');
    const close = screen.getByRole('button', { name: args.closeLabel });
    await userEvent.click(close);
    await waitFor(() => expect(modal).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onBeforeClose).toHaveBeenCalledTimes(1);
    release(false);
    await waitFor(() => expect(modal).not.toHaveAttribute('aria-busy'));
    await waitFor(() => expect(modal).toBeVisible());

    await userEvent.keyboard('{Escape}');
    await expect(args.onBeforeClose).toHaveBeenLastCalledWith('escape');
    release(true);
    await gone();
  },
});

export const BeforeOpen = behaviour('plain', {
  name: '[MOD-01] A before-open step that refuses keeps the modal closed',
  args: { onBeforeOpen: fn(() => Promise.resolve(false)) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await opener());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(args.onBeforeOpen).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Dragged = behaviour('plain', {
  name: '[MOD-01] A mouse drags it by its title bar, never out of the window',
  play: async ({ userEvent }) => {
    await userEvent.click(await opener());
    const modal = await screen.findByRole('dialog');
    const bar = modal.querySelector('[data-part="title-bar"]');
    await waitFor(() => expect(modal.getAnimations()).toHaveLength(0));
    const { left, top } = modal.getBoundingClientRect();
    const from = { x: left + 40, y: top + 20 };
    if (!bar) throw new Error('no title bar');
    drag(bar, from, { x: from.x - 120, y: from.y + 30 });
    await expect(modal.getBoundingClientRect().left).toBe(left - 120);
    await expect(modal.getBoundingClientRect().top).toBe(top + 30);
    drag(bar, from, { x: from.x + 9000, y: from.y + 9000 });
    await expect(modal.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(modal.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const Sizes = behaviour('plain', {
  name: '[MOD-01] 600 by 300 by default',
  play: async ({ userEvent }) => {
    await userEvent.click(await opener());
    const { offsetWidth, offsetHeight } = await screen.findByRole('dialog');
    await expect([offsetWidth, offsetHeight]).toEqual([600, 300]);
  },
});

export const NeverWiderThanTheWindow = behaviour('withArt', {
  name: '[MOD-01] Never wider or higher than the window, for any given size',
  args: { width: 9000, height: 9000 },
  play: async ({ userEvent }) => {
    await userEvent.click(await opener());
    const modal = await screen.findByRole('dialog');
    const { left, right, top, bottom } = modal.getBoundingClientRect();
    await expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** Opens and closes the modal, and checks the durations of both animations, read when each starts. */
const pace = (open: string, closed: string): NonNullable<Extra<ModalProps>['play']> =>
  async function play({ args, userEvent }) {
    const seen = new Map<string, Set<string>>();
    const note = ({ target }: AnimationEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const { state = '' } = target.dataset;
      const times = seen.get(state) ?? new Set();
      seen.set(state, times.add(getComputedStyle(target).animationDuration));
    };
    document.addEventListener('animationstart', note);
    await userEvent.click(await opener());
    await screen.findByRole('dialog');
    await waitFor(() => expect([...(seen.get('open') ?? [])]).toEqual([open]));
    await userEvent.click(screen.getByRole('button', { name: args.closeLabel }));
    await gone();
    document.removeEventListener('animationstart', note);
    await expect([...(seen.get('closed') ?? [])]).toEqual([closed]);
  };

export const Pace = behaviour('plain', {
  name: '[MOD-01] Opens in 200 ms and closes in 100 ms',
  parameters: { motion: 'full', chromatic: { disableSnapshot: true } },
  play: pace('0.2s', '0.1s'),
});
export const PaceOfLessMotion = behaviour('plain', {
  name: '[MOD-01] [A11-01] Opens and closes at once under reduced motion',
  play: pace('0s', '0s'),
});

function focused(): HTMLElement | null {
  return document.querySelector<HTMLElement>(':focus');
}

/** A mouse drag without pointer capture: the browser's capture needs a real pointer. */
function drag(bar: Element, from: { x: number; y: number }, to: { x: number; y: number }) {
  const send = (type: string, { x, y }: { x: number; y: number }) =>
    bar.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        clientX: x,
        clientY: y,
      }),
    );
  send('pointerdown', from);
  send('pointermove', to);
  send('pointerup', to);
}

// Stories that the build adds: Plain, Form, WithArt, FullPage, WithBack, WithFooter, Forced, LongTitle, Default,
// Playground, Narrow, RightToLeft, ForcedColours
