import { act } from 'react';

/** Presses an element as a person does, and waits for what that draws at once. */
export const press = (element: HTMLElement) => act(async () => element.click());

/** Presses twice at once, before anything can be drawn; looks for the element anew each time. */
export const pressTwice = (find: () => HTMLElement | null | undefined) =>
  act(async () => {
    find()?.click();
    find()?.click();
  });
