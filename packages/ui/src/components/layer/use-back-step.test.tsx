// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderAlone } from '../../testing/render-alone.tsx';
import { BackStepsProvider } from '../BackSteps/BackSteps.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Modal } from '../Modal/Modal.tsx';

/** An application that records what its windows report. */
function show(shown: ReactNode) {
  const told: string[] = [];
  let ask: () => void = () => undefined;
  const steps = {
    opened: (close: () => void) => {
      told.push('opened');
      ask = close;
      return { closed: () => told.push('closed'), kept: () => told.push('kept') };
    },
  };
  renderAlone(<BackStepsProvider steps={steps}>{shown}</BackStepsProvider>);
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

const windows = [
  {
    name: 'modal',
    role: 'dialog',
    part: (props: OpenProps) => <Modal title="Title" closeLabel="Close" {...props} />,
  },
  {
    name: 'drawer',
    role: 'dialog',
    part: (props: OpenProps) => <Drawer title="Title" closeLabel="Close" {...props} />,
  },
  {
    name: 'dialog',
    role: 'alertdialog',
    part: (props: OpenProps) => (
      <Dialog
        title="Title"
        closeLabel="Close"
        actions={[{ id: 'ok', label: 'OK', onSelect: () => undefined }]}
        {...props}
      />
    ),
  },
];

test.each(windows)(
  '[MOD-01] Back asks an open $name to close, and is told when it has closed',
  async ({ role, part }) => {
    const { told, back } = show(<Held>{part}</Held>);
    expect(screen.getByRole(role, { name: 'Title' })).toBeVisible();
    expect(told).toEqual(['opened']);
    await back();
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
    expect(told).toEqual(['opened', 'closed']);
  },
);

test('[MOD-01] Back is told when a before-close step keeps the window open', async () => {
  const asked = vi.fn(() => Promise.resolve(false));
  const { told, back } = show(
    <Held>
      {(props) => <Modal title="Title" closeLabel="Close" {...props} onBeforeClose={asked} />}
    </Held>,
  );
  await back();
  expect(asked).toHaveBeenCalledExactlyOnceWith('back');
  expect(screen.getByRole('dialog', { name: 'Title' })).toBeVisible();
  expect(told).toEqual(['opened', 'kept']);
});

test('[MOD-01] Back is told when the caller keeps the window open', async () => {
  const { told, back } = show(
    <Modal open onOpenChange={() => undefined} title="Title" closeLabel="Close" />,
  );
  await back();
  expect(screen.getByRole('dialog', { name: 'Title' })).toBeVisible();
  expect(told).toEqual(['opened', 'kept']);
});

test('[MOD-01] a window that cannot be dismissed, or that has a URL, adds no history entry', async () => {
  const { told } = show(
    <>
      <Modal open onOpenChange={() => undefined} title="A" closeLabel="Close" dismissible={false} />
      <Modal open onOpenChange={() => undefined} title="B" closeLabel="Close" addressed />
    </>,
  );
  expect(screen.getByRole('dialog', { name: 'A' })).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'B' })).toBeVisible();
  expect(told).toEqual([]);
});
