import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createDialogs } from '../Dialog/create-dialogs.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogHost } from '../Dialog/DialogHost.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { createToasts } from '../Toaster/create-toasts.ts';
import { Toaster } from '../Toaster/Toaster.tsx';

const ignore = () => undefined;

test('[MOD-01] [MOD-02] overlays render nothing on the server, without an error', () => {
  const dialogs = createDialogs();
  void dialogs.alert({ title: 'Hello' });
  const toasts = createToasts({ clock: { now: () => 0, after: () => ignore } });
  toasts.show({ title: 'Saved' });
  const html = renderToString(
    <>
      <Modal open onOpenChange={ignore} title="Log in" closeLabel="Close" />
      <Dialog open onOpenChange={ignore} title="Log out?" actions={[]} />
      <DialogHost
        dialogs={dialogs}
        labels={{ close: 'Close', cancel: 'Cancel', confirm: 'Confirm', ok: 'OK' }}
      />
      <Toaster toasts={toasts} label="Notifications" closeLabel="Close" />
    </>,
  );
  expect(html).toBe('');
});

test('[LGN-01] tabs and the button of a menu are in the server HTML', () => {
  const tabs = [
    { id: 'a', label: 'Username', content: 'first' },
    { id: 'b', label: 'Mobile number', content: 'second' },
  ];
  const html = renderToString(
    <>
      <Tabs label="Ways" tabs={tabs} value="b" onChange={ignore} />
      <Menu label="Account" trigger={<button type="button">Rafid</button>} items={[]} />
    </>,
  );
  expect(html).toContain('second');
  expect(html).not.toContain('first');
  expect(html).toMatch(/<button[^>]*aria-haspopup="menu"[^>]*>Rafid/);
  expect(html).not.toContain('dir=');
});
