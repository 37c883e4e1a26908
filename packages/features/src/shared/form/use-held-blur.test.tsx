// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useHeldBlur } from './use-held-blur.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) act(close);
  document.body.replaceChildren();
});

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
function show() {
  const happened: string[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Form tell={(what) => happened.push(what)} />));
  const close = () => root.unmount();
  open.push(close);
  const field = document.querySelector('input');
  const button = document.querySelector('button');
  if (!field || !button) throw new Error('nothing there');
  field.focus();
  const mouse = (type: string, init: MouseEventInit = {}) =>
    button.dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }));
  return { happened, field, mouse, close: () => act(close) };
}
const told = (happened: readonly string[], what: readonly string[]) =>
  vi.waitFor(() => expect(happened).toEqual(what));

test('[A11-01] a field left by keyboard is checked at once', () => {
  const { happened, field } = show();
  field.blur();
  expect(happened).toEqual(['check']);
});

test('[A11-01] a field left by a press is checked after the click', async () => {
  const { happened, field, mouse } = show();
  mouse('mousedown');
  field.blur();
  expect(happened).toEqual([]);
  mouse('mouseup');
  mouse('click');
  await told(happened, ['click', 'check']);
  field.focus();
  field.blur();
  expect(happened).toEqual(['click', 'check', 'check']);
});

test('[A11-01] a press without a click, or one that ends outside the page, also runs the check', async () => {
  const { happened, field, mouse } = show();
  mouse('mousedown');
  field.blur();
  document.dispatchEvent(new MouseEvent('mouseup'));
  await told(happened, ['check']);
  field.focus();
  mouse('mousedown');
  field.blur();
  expect(happened).toHaveLength(1);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(happened).toEqual(['check', 'check']);
});

test('[A11-01] another mouse button does not count as a press', () => {
  const { happened, field, mouse } = show();
  mouse('mousedown', { button: 2 });
  field.blur();
  expect(happened).toEqual(['check']);
});

test('[A11-01] a form that was unmounted checks nothing', async () => {
  const { happened, field, mouse, close } = show();
  mouse('mousedown');
  field.blur();
  close();
  document.dispatchEvent(new MouseEvent('mouseup'));
  await new Promise((passed) => setTimeout(passed));
  expect(happened).toEqual([]);
});
