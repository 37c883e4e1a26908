import { render, screen } from '@testing-library/react';
import { type Runtime, RuntimeProvider } from '../../shared/runtime/runtime.tsx';
import { newUser } from '../../testing/render-page.tsx';
import { createTestRuntime, TestProviders, type TestRuntime } from '../../testing/test-runtime.tsx';
import { RegisterWidget } from './RegisterWidget.tsx';

/** The text of a label without the mark or the note after it. */
const mark = /(?:\*| \(optional\))$/;

/** Returns the inputs of the form by their labels, without mark and note. */
export const controlsByLabel = (): ReadonlyMap<string, HTMLInputElement> =>
  new Map(
    screen
      .getAllByLabelText<HTMLInputElement>(/./, { selector: 'input' })
      // Of the boxes of a date, the first one has the label.
      .filter((input) => input.labels?.length)
      .map((input) => [input.labels?.[0]?.textContent.replace(mark, '') ?? '', input]),
  );

/** Returns a field by its label. */
export const field = (label: string): HTMLInputElement =>
  screen.getByLabelText(new RegExp(`^${label}(?:\\*| \\(optional\\))?$`), { selector: 'input' });

/** The summary of the last attempt, if it found an error. */
export const summary = () => screen.queryByRole('group', { name: /your attention/ });

/**
 * Opens the widget on a page that can be left and opened again; `arrange` runs before. Also for forms that several
 * tests share: `cleanup` removes it.
 */
export async function openForm(
  change: Partial<Runtime> = {},
  prepare: Parameters<TestRuntime['setScenario']>[0] = {},
  arrange: (backend: TestRuntime) => Promise<void> = async () => undefined,
) {
  const backend = createTestRuntime({ language: 'en' });
  await backend.setScenario(prepare);
  await arrange(backend);
  const runtime: Runtime = { ...backend.runtime, ...change };
  const page = (there: boolean) => (
    <TestProviders test={backend} language="en">
      <RuntimeProvider runtime={runtime}>{there && <RegisterWidget />}</RuntimeProvider>
    </TestProviders>
  );
  const { rerender } = render(page(true));
  const user = newUser();
  const isOpen = () => screen.findByRole('button', { name: 'Open an account' });
  await isOpen();
  return {
    ...backend,
    user,
    /** Types into fields by their labels, instead of what they contain. */
    fill: async (texts: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(texts)) {
        await user.clear(field(label));
        await user.type(field(label), text);
      }
    },
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    agree: () => user.click(screen.getByRole('checkbox')),
    send: () => user.click(screen.getByRole('button', { name: 'Open an account' })),
    /** Leaves the page and comes back to it. */
    comeBack: async () => {
      rerender(page(false));
      rerender(page(true));
      await isOpen();
    },
  };
}
