// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackStepsProvider } from '../BackSteps/BackSteps.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Modal } from '../Modal/Modal.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let box: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
});

const isOpen = () => document.querySelector('[data-layer][data-state="open"]') !== null;

/** An application that records what its windows report. */
async function show(shown: ReactNode) {
  const told: string[] = [];
  let ask: () => void = () => undefined;
  const steps = {
    opened: (close: () => void) => {
      told.push('opened');
      ask = close;
      return { closed: () => told.push('closed'), kept: () => told.push('kept') };
    },
  };
  await act(async () => root.render(<BackStepsProvider steps={steps}>{shown}</BackStepsProvider>));
  return { told, back: () => act(async () => ask()) };
}

interface OpenProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}
function Held({ children }: { readonly children: (props: OpenProps) => ReactNode }) {
  const [open, setOpen] = useState(true);
  return children({ open, onOpenChange: setOpen });
}

const windows = {
  modal: (props: OpenProps) => <Modal title="Title" closeLabel="Close" {...props} />,
  drawer: (props: OpenProps) => <Drawer title="Title" closeLabel="Close" {...props} />,
  dialog: (props: OpenProps) => (
    <Dialog
      title="Title"
      closeLabel="Close"
      actions={[{ id: 'ok', label: 'OK', onSelect: () => undefined }]}
      {...props}
    />
  ),
};

test.each(Object.entries(windows))(
  '[MOD-01] Back asks an open %s to close, and is told when it has closed',
  async (_, part) => {
    const { told, back } = await show(<Held>{part}</Held>);
    expect(told).toEqual(['opened']);
    await back();
    expect(isOpen()).toBe(false);
    expect(told).toEqual(['opened', 'closed']);
  },
);

test('[MOD-01] Back is told when a before-close step keeps the window open', async () => {
  const asked = vi.fn(() => Promise.resolve(false));
  const { told, back } = await show(
    <Held>
      {(props) => <Modal title="Title" closeLabel="Close" {...props} onBeforeClose={asked} />}
    </Held>,
  );
  await back();
  expect(asked).toHaveBeenCalledExactlyOnceWith('back');
  expect(isOpen()).toBe(true);
  expect(told).toEqual(['opened', 'kept']);
});

test('[MOD-01] Back is told when the caller keeps the window open', async () => {
  const { told, back } = await show(
    <Modal open onOpenChange={() => undefined} title="Title" closeLabel="Close" />,
  );
  await back();
  expect(isOpen()).toBe(true);
  expect(told).toEqual(['opened', 'kept']);
});

test('[MOD-01] a window that cannot be dismissed, or that has a URL, adds no history entry', async () => {
  const { told } = await show(
    <>
      <Modal open onOpenChange={() => undefined} title="A" closeLabel="Close" dismissible={false} />
      <Modal open onOpenChange={() => undefined} title="B" closeLabel="Close" addressed />
    </>,
  );
  expect(isOpen()).toBe(true);
  expect(told).toEqual([]);
});
