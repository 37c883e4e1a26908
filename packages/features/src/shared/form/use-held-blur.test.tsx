// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAlone } from '../../testing/render-page.tsx';
import { useHeldBlur } from './use-held-blur.ts';

/** A field and a button beside it, which report their events. */
function Form({ tell }: { readonly tell: (what: string) => void }) {
  const { ref, hold } = useHeldBlur();
  return (
    <form ref={ref}>
      <input onBlur={hold(() => tell('check'))} />
      <button type="button" onClick={() => tell('click')}>
        Go
      </button>
    </form>
  );
}

/** Renders the form with its field focused, and records the events in order. */
async function show() {
  const happened: string[] = [];
  const { user, unmount } = renderAlone(<Form tell={(what) => happened.push(what)} />);
  const field = screen.getByRole('textbox');
  const button = screen.getByRole('button', { name: 'Go' });
  await user.tab();
  expect(field).toHaveFocus();
  const told = (what: readonly string[]) => waitFor(() => expect(happened).toEqual(what));
  /** Holds the mouse down on the button, which takes the focus from the field. */
  const hold = async () => {
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(field).not.toHaveFocus();
  };
  return { user, unmount, happened, field, button, told, hold };
}

test('[A11-01] a field left by keyboard is checked at once', async () => {
  const { user, happened } = await show();
  await user.tab();
  expect(happened).toEqual(['check']);
});

test('[A11-01] a field left by a press is checked after the click', async () => {
  const { user, happened, field, told, hold } = await show();
  await hold();
  expect(happened).toEqual([]);
  await user.pointer('[/MouseLeft]');
  await told(['click', 'check']);
  await user.tab({ shift: true });
  expect(field).toHaveFocus();
  await user.tab();
  expect(happened).toEqual(['click', 'check', 'check']);
});

test('[A11-01] a press without a click, or one that ends outside the page, also runs the check', async () => {
  const { user, happened, told, hold } = await show();
  await hold();
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  await told(['check']);
  await user.tab({ shift: true });
  await hold();
  expect(happened).toHaveLength(1);
  await user.keyboard('{Tab}');
  expect(happened).toEqual(['check', 'check']);
});

test('[A11-01] another mouse button does not count as a press', async () => {
  const { user, happened, field, button } = await show();
  await user.pointer({ keys: '[MouseRight>]', target: button });
  expect(field).not.toHaveFocus();
  expect(happened).toEqual(['check']);
});

test('[A11-01] a form that was unmounted checks nothing', async () => {
  const { happened, unmount, hold } = await show();
  await hold();
  unmount();
  fireEvent.mouseUp(document);
  await new Promise((passed) => setTimeout(passed));
  expect(happened).toEqual([]);
});
