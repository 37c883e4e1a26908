// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

function show() {
  const onChange = vi.fn();
  const page = renderPage(
    createTestRuntime({ language: 'en' }),
    <>
      <input aria-label="Name" />
      <LanguageMenu language="en" languages={['bn', 'en']} onChange={onChange} />
    </>,
  );
  return { ...page, onChange };
}
const picker = () => screen.getByRole('button', { name: /English/ });
const list = () => screen.queryByRole('menu');
const mouse = { pointerType: 'mouse', clientX: 0, clientY: 0 };
const away = { pointerType: 'mouse', clientX: 900, clientY: 900 };

test('[LAY-02] a mouse over the picker opens the languages, and the typed field keeps its focus', async () => {
  const { user, onChange } = show();
  const field = screen.getByRole('textbox');
  await user.type(field, 'demo');
  fireEvent.pointerEnter(picker(), mouse);
  expect(list()).toBeNull();
  await screen.findByRole('menu');
  expect(field).toHaveFocus();
  // On the way to the list.
  fireEvent.pointerMove(document, mouse);
  fireEvent.click(screen.getByRole('menuitemradio', { name: '\u09ac\u09be\u0982\u09b2\u09be' }));
  expect(onChange).toHaveBeenCalledWith('bn');
});

test('[LAY-02] the list closes when the mouse goes away, and opens again', async () => {
  show();
  const field = screen.getByRole('textbox');
  field.focus();
  for (const _time of [1, 2]) {
    fireEvent.pointerEnter(picker(), mouse);
    await screen.findByRole('menu');
    fireEvent.pointerMove(document, away);
    await waitFor(() => expect(list()).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
  }
});

test('[LAY-02] a press keeps the list that the mouse opened', async () => {
  show();
  fireEvent.pointerEnter(picker(), mouse);
  const menu = await screen.findByRole('menu');
  fireEvent.pointerDown(picker(), { ...mouse, button: 0 });
  expect(menu).toHaveFocus();
  fireEvent.pointerMove(document, away);
  // Longer than the list waits for a mouse that comes back.
  await new Promise((done) => setTimeout(done, 400));
  expect(list()).not.toBeNull();
});

test('[LAY-02] [A11-01] a finger over the picker opens nothing; a press and a key do', async () => {
  const { user } = show();
  fireEvent.pointerEnter(picker(), { pointerType: 'touch' });
  await new Promise((done) => setTimeout(done, 200));
  expect(list()).toBeNull();
  await user.tab();
  await user.tab();
  expect(picker()).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await waitFor(() => expect(screen.getAllByRole('menuitemradio')[0]).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(picker()).toHaveFocus());
});

test('[LAY-02] a mouse that only crosses the picker opens nothing', async () => {
  show();
  fireEvent.pointerEnter(picker(), mouse);
  fireEvent.pointerLeave(picker(), away);
  await new Promise((done) => setTimeout(done, 200));
  expect(list()).toBeNull();
});
