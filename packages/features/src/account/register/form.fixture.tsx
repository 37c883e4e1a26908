import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { vi } from 'vitest';
import { type Runtime, RuntimeProvider } from '../../shared/runtime/runtime.tsx';
import { newPlace } from '../../testing/page.fixture.tsx';
import { createTestRuntime, TestProviders, type TestRuntime } from '../../testing/test-runtime.tsx';
import { RegisterWidget } from './RegisterWidget.tsx';

const roots: Root[] = [];

/** Unmounts every form that was opened. */
export function closeForms(): void {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
}

/** Waits until a check passes. */
export const wait = (check: () => void | Promise<void>) => vi.waitFor(check, { interval: 20 });

/** Runs an action, and lets the page render. */
export const act = async (work: () => unknown) => {
  flushSync(work);
  await new Promise((drawn) => setTimeout(drawn));
};

/** Label of the button that sends the form. */
export const send = 'Open an account';

/** Opens the widget on a page that can be left and opened again; `arrange` runs before. */
export async function openForm(
  change: Partial<Runtime> = {},
  prepare: Parameters<TestRuntime['setScenario']>[0] = {},
  arrange: (backend: TestRuntime) => Promise<void> = async () => undefined,
) {
  const backend = createTestRuntime({ language: 'en' });
  await backend.setScenario(prepare);
  await arrange(backend);
  const runtime: Runtime = { ...backend.runtime, ...change };
  const { box: place, root } = newPlace();
  roots.push(root);
  const show = (there: boolean) =>
    act(() =>
      root.render(
        <TestProviders test={backend} language="en">
          <RuntimeProvider runtime={runtime}>{there && <RegisterWidget />}</RuntimeProvider>
        </TestProviders>,
      ),
    );
  await show(true);
  const fields = () => [...place.querySelectorAll('input')];
  const field = (name: string): HTMLInputElement => {
    const found = fields().find((input) => input.name === name);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  };
  const button = (name: string): HTMLButtonElement => {
    const found = [...place.querySelectorAll('button')].find(
      (one) => one.textContent?.trim() === name,
    );
    if (!found) throw new Error(`no button ${name}`);
    return found;
  };
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const page = {
    ...backend,
    text: () => place.textContent ?? '',
    fields,
    field,
    /** Whether the error summary is shown. */
    isRefused: () => place.querySelector('[role="group"]') !== null,
    /** The pictures of a picture code. */
    pictures: () => [...place.querySelectorAll('img[src^="data:image/png"]')],
    type: (values: Readonly<Record<string, string>>) =>
      act(() => {
        for (const [name, value] of Object.entries(values)) {
          write?.call(field(name), value);
          field(name).dispatchEvent(new Event('input', { bubbles: true }));
        }
      }),
    press: (name: string) => act(() => button(name).click()),
    tick: () => act(() => field('agreement').click()),
    leave: () => show(false),
    comeBack: () => show(true),
  };
  await wait(() => void page.field('password'));
  return page;
}

/** A form on its page, with its backend. */
export type OpenForm = Awaited<ReturnType<typeof openForm>>;
