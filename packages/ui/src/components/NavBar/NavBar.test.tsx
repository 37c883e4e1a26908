// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { NavBar } from './NavBar.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const vendors = [{ id: 'v', name: 'Hijolix', href: '/rng?vassalage=HIJOLIX' }];
const items = [
  { id: 'home', label: 'Home', href: '/' },
  { id: 'slots', label: 'Slots', href: '/rng', vendors },
  { id: 'live', label: 'Live casino', href: '/live', vendors },
];

async function open() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const labels = { open: (item: string) => `${item} providers`, all: 'All providers' };
  await act(async () => root.render(<NavBar label="Main" items={items} panelLabels={labels} />));
  const named = (name: string) =>
    [...place.querySelectorAll<HTMLElement>('a, button')].find(
      (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
    );
  const press = async (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    await act(async () => document.activeElement?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const focus = (name: string) => act(async () => named(name)?.focus());
  const close = async () => {
    await act(async () => root.unmount());
    place.remove();
  };
  return { place, named, press, focus, close };
}

test('[A11-01] [LAY-05] each entry is one tab stop, with or without vendors', async () => {
  const { place, close } = await open();
  const stops = [...place.querySelectorAll<HTMLElement>('a, button')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  expect(stops.map(({ textContent }) => textContent)).toEqual(['Home', 'Slots', 'Live casino']);
  await close();
});

test('[A11-01] [LAY-05] arrow down opens the vendors of the entry, and Escape closes them', async () => {
  const { named, press, focus, close } = await open();
  await focus('Slots');
  expect(await press('ArrowDown')).toBe(true);
  expect(named('Slots providers')).toBe(document.activeElement);
  expect(named('Slots providers')?.getAttribute('aria-expanded')).toBe('true');
  expect(named('All providers')).toBeDefined();
  await press('Escape');
  expect(named('All providers')).toBeUndefined();
  expect(named('Slots providers')).toBe(document.activeElement);
  await close();
});

test('[LAY-05] arrow down on an entry without vendors scrolls the page as usual', async () => {
  const { named, press, focus, close } = await open();
  await focus('Home');
  expect(await press('ArrowDown')).toBe(false);
  expect(named('All providers')).toBeUndefined();
  await close();
});
