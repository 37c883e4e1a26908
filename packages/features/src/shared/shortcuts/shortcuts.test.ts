// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { memoryStore } from '../session/key-value-store.ts';
import { areShortcutsOn, shortcutIn, turnShortcuts } from './shortcuts.ts';

beforeEach(() => document.body.replaceChildren());

/** Presses a key in an element of the page, and returns the shortcut that it is. */
function pressed(init: KeyboardEventInit, html = '<button type="button">x</button>') {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-target]') ?? document.body.firstElementChild;
  let found: string | null = null;
  const hear = (event: KeyboardEvent) => {
    found = shortcutIn(event);
  };
  document.addEventListener('keydown', hear, { once: true });
  target?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, ...init }));
  document.removeEventListener('keydown', hear);
  return found;
}

test.each([
  [{ key: 'n' }, 'n'],
  [{ key: '/' }, '/'],
  [{ key: '?', shiftKey: true }, '?'],
  [{ key: '\u09A8', code: 'KeyN' }, 'n'],
])('[X-05] %j is the shortcut %j', (init, key) => {
  expect(pressed(init)).toBe(key);
});

test.each([
  { key: 'n', ctrlKey: true },
  { key: 'n', metaKey: true },
  { key: '/', altKey: true },
  { key: 'N', shiftKey: true },
  { key: 'n', repeat: true },
  { key: 'n', isComposing: true },
  { key: 'Enter', code: 'Enter' },
  { key: '\u09E7', code: 'Digit1' },
])('[X-05] [A11-01] %j is no shortcut', (init) => {
  expect(pressed(init)).toBeNull();
});

test.each([
  '<input data-target>',
  '<textarea data-target></textarea>',
  '<select data-target></select>',
  '<p contenteditable="true"><b data-target>x</b></p>',
  '<div role="treegrid"><div role="row" data-target></div></div>',
  '<div role="radiogroup"><button data-target></button></div>',
  '<button data-target></button><div role="dialog"></div>',
  '<button data-target></button><div role="menu"></div>',
])('[X-05] [A11-01] a key in %s stays there', (html) => {
  expect(pressed({ key: 'n' }, html)).toBeNull();
});

test('[X-05] a window around a list does not take its keys, another one does', () => {
  document.body.innerHTML = '<div role="dialog"><ul></ul><button type="button"></button></div>';
  const list = document.querySelector('ul');
  const found: (string | null)[] = [];
  const hear = (event: KeyboardEvent) => void found.push(shortcutIn(event, list));
  document.addEventListener('keydown', hear);
  const press = () =>
    document
      .querySelector('button')
      ?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, key: 'n' }));
  press();
  document.body.insertAdjacentHTML('beforeend', '<div role="alertdialog"></div>');
  press();
  document.removeEventListener('keydown', hear);
  expect(found).toEqual(['n', null]);
});

test('[A11-01] the shortcuts are on until somebody turns them off on this device', () => {
  const store = memoryStore();
  expect(areShortcutsOn(store)).toBe(true);
  turnShortcuts(store, false);
  expect(areShortcutsOn(store)).toBe(false);
  turnShortcuts(store, true);
  expect(areShortcutsOn(store)).toBe(true);
});
