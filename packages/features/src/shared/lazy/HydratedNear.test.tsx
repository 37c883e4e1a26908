// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { newUser, renderAlone } from '../../testing/render-page.tsx';
import { HydratedNear } from './HydratedNear.tsx';

/** Observed elements, which the test itself reports as near. */
const watched = new Map<Element, IntersectionObserverCallback>();

class ObserverByHand {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe = (element: Element) => void watched.set(element, this.#callback);
  disconnect = () => {
    for (const [element, callback] of watched)
      if (callback === this.#callback) watched.delete(element);
  };
}

const failed = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', ObserverByHand);
});
afterEach(() => {
  watched.clear();
  failed.mockReset();
  vi.unstubAllGlobals();
});

const rendered = vi.fn();

function Line({ text }: { readonly text: string }) {
  const [presses, setPresses] = useState(0);
  rendered(text);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {`${text} ${presses}`}
    </button>
  );
}

const part = (text: string): ReactNode => (
  <HydratedNear>
    <Line text={text} />
  </HydratedNear>
);

/** A document that contains the prerendered part. */
function prerendered() {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(part('a'));
  rendered.mockReset();
  return { place, drawn: screen.getByRole('button') };
}

/** Hydrates a document that contains the part. */
function hydrate() {
  const { place, drawn } = prerendered();
  onTestFinished(cleanup);
  const options = { container: place, hydrate: true, onRecoverableError: failed };
  const { rerender } = render(part('a'), options);
  return { drawn, rerender };
}

/** The prerendered element is still there, and hydrated without an error. */
function isKept(drawn: HTMLElement) {
  expect(screen.getByRole('button')).toBe(drawn);
  expect(failed).not.toHaveBeenCalled();
}

/** Reports the element as near: only `isIntersecting` is read. */
const comeNear = (element: Element) =>
  act(async () => {
    const callback = watched.get(element);
    const entry = { isIntersecting: true, target: element };
    Reflect.apply(callback ?? (() => {}), undefined, [[entry]]);
  });

test('[LAY-01] a prerendered part waits until the visitor comes near, and is hydrated without changes', async () => {
  const { drawn } = hydrate();
  expect(rendered).not.toHaveBeenCalled();
  expect(drawn).toHaveTextContent(/^a 0$/);
  await comeNear(drawn);
  expect(rendered).toHaveBeenCalledWith('a');
  expect(watched.size).toBe(0);
  await newUser().click(drawn);
  expect(drawn).toHaveTextContent(/^a 1$/);
  isKept(drawn);
});

test('[LAY-06] its first press reaches the hydrated part', async () => {
  const { drawn } = hydrate();
  // Without the events of a pointer before it, like the press of a screen reader.
  fireEvent.click(drawn);
  await waitFor(() => expect(drawn).toHaveTextContent(/^a 1$/));
  isKept(drawn);
});

test('[LAY-06] [A11-01] a press without a pointer works, also before React has attempted the part', async () => {
  const { place, drawn } = prerendered();
  class PressedAtOnce extends ObserverByHand {
    // After the commit of the frame and before any further pass.
    override observe = (): undefined => {
      queueMicrotask(() => drawn.click());
    };
  }
  vi.stubGlobal('IntersectionObserver', PressedAtOnce);
  // Testing Library would finish the attempt first.
  const root = hydrateRoot(place, part('a'), { onRecoverableError: failed });
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await waitFor(() => expect(drawn).toHaveTextContent(/^a 1$/));
  isKept(drawn);
});

test.each(['pointerdown', 'focusin'])('[A11-01] it is hydrated at %s in it', async (sign) => {
  const { drawn } = hydrate();
  fireEvent(drawn, new Event(sign, { bubbles: true }));
  await waitFor(() => expect(rendered).toHaveBeenCalledWith('a'));
  isKept(drawn);
});

test('[LAY-01] a change before the visitor comes near hydrates it first, and no element is recreated', async () => {
  const { drawn, rerender } = hydrate();
  rerender(part('b'));
  await waitFor(() => expect(drawn).toHaveTextContent(/^b 0$/));
  isKept(drawn);
});

test('[LAY-01] a part that is not prerendered is rendered at once', () => {
  renderAlone(part('a'));
  expect(screen.getByRole('button', { name: 'a 0' })).toBeVisible();
  expect(watched.size).toBe(0);
});
