import { act } from 'react';
import type { TestRuntime } from './test-runtime.tsx';

/** Presses an element as a person does, and waits for what that draws at once. */
export const press = (element: HTMLElement) => act(async () => element.click());

/** Presses twice at once, before anything can be drawn; looks for the element anew each time. */
export const pressTwice = (find: () => HTMLElement | null | undefined) =>
  act(async () => {
    find()?.click();
    find()?.click();
  });

/** The second click of a double click, as a browser counts them. */
export const clickAgain = (element: HTMLElement) =>
  act(async () => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  });

/** Enter held down in a field; the event says whether the page let it through. */
export async function holdEnter(field: HTMLElement): Promise<KeyboardEvent> {
  const again = { bubbles: true, cancelable: true };
  const held = new KeyboardEvent('keydown', { ...again, key: 'Enter', repeat: true });
  await act(async () => void field.dispatchEvent(held));
  return held;
}

/** Puts a text into a field that keeps its own value, and says so as typing does. */
export const typeIn = (
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
) =>
  act(async () => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** Answers the question that is open in the page, the first when there are more. */
export const answerQuestion = (
  { runtime: { dialogs } }: Pick<TestRuntime, 'runtime'>,
  yes: boolean,
) => act(async () => dialogs.answer(dialogs.getSnapshot()[0]?.id ?? 0, yes));
