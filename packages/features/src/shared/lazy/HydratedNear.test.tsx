// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HydratedNear } from './HydratedNear.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

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

let root: Root | undefined;
const failed = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', ObserverByHand);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
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

/** Hydrates a document that contains the part. */
async function hydrate() {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(part('a'));
  rendered.mockReset();
  const drawn = place.querySelector('button');
  if (!drawn) throw new Error('Nothing is drawn');
  await act(async () => {
    root = hydrateRoot(place, part('a'), { onRecoverableError: failed });
  });
  return { place, drawn };
}

/** Reports the element as near: only `isIntersecting` is read. */
const comeNear = (element: Element) =>
  act(async () => {
    const callback = watched.get(element);
    const entry = { isIntersecting: true, target: element };
    Reflect.apply(callback ?? (() => {}), undefined, [[entry]]);
  });

test('[LAY-01] a prerendered part waits until the visitor comes near, and is hydrated without changes', async () => {
  const { place, drawn } = await hydrate();
  expect(rendered).not.toHaveBeenCalled();
  expect(drawn.textContent).toBe('a 0');
  await comeNear(drawn);
  expect(rendered).toHaveBeenCalledWith('a');
  expect(watched.size).toBe(0);
  await act(async () => drawn.click());
  expect(drawn.textContent).toBe('a 1');
  expect(place.querySelector('button')).toBe(drawn);
  expect(failed).not.toHaveBeenCalled();
});

test('[LAY-06] its first press reaches the hydrated part', async () => {
  const { place, drawn } = await hydrate();
  await act(async () => drawn.click());
  expect(drawn.textContent).toBe('a 1');
  expect(place.querySelector('button')).toBe(drawn);
  expect(failed).not.toHaveBeenCalled();
});

test('[LAY-06] [A11-01] a press without a pointer works, also before React has attempted the part', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(part('a'));
  const drawn = place.querySelector('button');
  class PressedAtOnce extends ObserverByHand {
    // After the commit of the frame and before any further pass.
    override observe = (): undefined => {
      queueMicrotask(() => drawn?.click());
    };
  }
  vi.stubGlobal('IntersectionObserver', PressedAtOnce);
  root = hydrateRoot(place, part('a'), { onRecoverableError: failed });
  await vi.waitFor(() => expect(place.textContent).toBe('a 1'));
  expect(place.querySelector('button')).toBe(drawn);
  expect(failed).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'focusin'])('[A11-01] it is hydrated at %s in it', async (sign) => {
  const { drawn } = await hydrate();
  await act(async () => void drawn.dispatchEvent(new Event(sign, { bubbles: true })));
  expect(rendered).toHaveBeenCalledWith('a');
  expect(failed).not.toHaveBeenCalled();
});

test('[LAY-01] a change before the visitor comes near hydrates it first, and no element is recreated', async () => {
  const { place, drawn } = await hydrate();
  await act(async () => root?.render(part('b')));
  expect(drawn.textContent).toBe('b 0');
  expect(place.querySelector('button')).toBe(drawn);
  expect(failed).not.toHaveBeenCalled();
});

test('[LAY-01] a part that is not prerendered is rendered at once', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root?.render(part('a')));
  expect(place.textContent).toBe('a 0');
  expect(watched.size).toBe(0);
});
