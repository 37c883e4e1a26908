// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAlone } from '../../testing/render-alone.tsx';
import { NavBar } from './NavBar.tsx';

const vendors = [{ id: 'v', name: 'Hijolix', href: '/rng?vassalage=HIJOLIX' }];
const items = [
  { id: 'home', label: 'Home', href: '/' },
  { id: 'slots', label: 'Slots', href: '/rng', vendors },
  { id: 'live', label: 'Live casino', href: '/live', vendors },
];

const labels = { open: (item: string) => `${item} providers`, all: 'All providers' };
const open = () => renderAlone(<NavBar label="Main" items={items} panelLabels={labels} />);
const link = (name: string) => screen.getByRole('link', { name });

test('[A11-01] [LAY-05] each entry is one tab stop, with or without vendors', async () => {
  const { user } = open();
  for (const name of ['Home', 'Slots', 'Live casino']) {
    await user.tab();
    expect(link(name)).toHaveFocus();
  }
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('[A11-01] [LAY-05] arrow down opens the vendors of the entry, and Escape closes them', async () => {
  const { user } = open();
  await user.tab();
  await user.tab();
  // The page does not scroll.
  expect(fireEvent.keyDown(link('Slots'), { key: 'ArrowDown' })).toBe(false);
  expect(screen.getByRole('button', { name: 'Slots providers', expanded: true })).toHaveFocus();
  expect(link('All providers')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'All providers' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Slots providers', expanded: false })).toHaveFocus();
});

test('[LAY-05] arrow down on an entry without vendors scrolls the page as usual', async () => {
  const { user } = open();
  await user.tab();
  expect(link('Home')).toHaveFocus();
  expect(fireEvent.keyDown(link('Home'), { key: 'ArrowDown' })).toBe(true);
  expect(screen.queryByRole('link', { name: 'All providers' })).not.toBeInTheDocument();
});
