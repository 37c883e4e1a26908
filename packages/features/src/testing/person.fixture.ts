import { act } from 'react';
import type { TestRuntime } from './test-runtime.tsx';

/** Presses an element like a person, and waits for what renders at once. */
export const press = (element: HTMLElement) => act(async () => element.click());

/** Presses twice at once, before anything can render; looks the element up each time. */
export const pressTwice = (find: () => HTMLElement | null | undefined) =>
  act(async () => {
    find()?.click();
    find()?.click();
  });

/** Sends the second click of a double click, as browsers count them. */
export const clickAgain = (element: HTMLElement) =>
  act(async () => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  });

/** Holds Enter down in a field. The returned event shows whether the page prevented it. */
export async function holdEnter(field: HTMLElement): Promise<KeyboardEvent> {
  const again = { bubbles: true, cancelable: true };
  const held = new KeyboardEvent('keydown', { ...again, key: 'Enter', repeat: true });
  await act(async () => void field.dispatchEvent(held));
  return held;
}

/** Sets the text of an uncontrolled field, and fires the event of typing. */
export const typeIn = (
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
) =>
  act(async () => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** Answers the open question, or the first if there are several. */
export const answerQuestion = (
  { runtime: { dialogs } }: Pick<TestRuntime, 'runtime'>,
  yes: boolean,
) => act(async () => dialogs.answer(dialogs.getSnapshot()[0]?.id ?? 0, yes));
