import { act } from 'react';

/** Presses an element as a person does, and waits for what that draws at once. */
export const press = (element: HTMLElement) => act(async () => element.click());
