import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** A mounted component, for tests with a DOM. */
export interface Mounted {
  box: HTMLElement;
  show(element: ReactElement): void;
  remove(): void;
}

/** Renders `element` and waits until React has finished. */
export function mount(element: ReactElement): Mounted {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const show = (next: ReactElement) => act(() => root.render(next));
  show(element);
  return {
    box,
    show,
    remove() {
      act(() => root.unmount());
      box.remove();
    },
  };
}
