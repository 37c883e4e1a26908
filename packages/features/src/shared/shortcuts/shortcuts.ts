import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeyValueStore } from '../session/key-value-store.ts';

const stored = 'shortcuts';

/** Whether single keys do something on this device. They do unless somebody turned them off (WCAG 2.1.4). */
export const areShortcutsOn = (store: KeyValueStore): boolean => store.getItem(stored) !== 'off';

/** The choice of each device, so that every part of a page sees at once what was chosen. */
const stores = new WeakMap<KeyValueStore, StoreApi<boolean>>();

/** Returns the choice of a device as a store. */
export function shortcutsOf(device: KeyValueStore): StoreApi<boolean> {
  const known = stores.get(device);
  if (known) return known;
  const made = createStore(() => areShortcutsOn(device));
  stores.set(device, made);
  return made;
}

/** Turns all single keys of the site on or off on this device. */
export function turnShortcuts(device: KeyValueStore, on: boolean): void {
  if (on) device.removeItem(stored);
  else device.setItem(stored, 'off');
  shortcutsOf(device).setState(on);
}

/** Where a letter is typed, or moves inside a control. */
const taking =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="menubar"], [role="tree"], [role="treegrid"], [role="grid"], [role="radiogroup"], [role="slider"], [role="spinbutton"], [role="application"]';

/** Windows and open menus keep their keys. */
const covering = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a window or a menu is open, other than one around `place`. */
const isCovered = (place: Element | null): boolean =>
  [...document.querySelectorAll(covering)].some((one) => place === null || !one.contains(place));

/**
 * Returns the single key that somebody pressed as a shortcut; `null` while they type, operate a control, hold a
 * modifier, or have a window open. On a keyboard of another script it is the Latin letter of the same key.
 *
 * @param place What the keys belong to. A window around it does not count as open.
 */
export function shortcutIn(event: KeyboardEvent, place: Element | null = null): string | null {
  const { key, code, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const [target] = event.composedPath();
  if (target instanceof Element && target.closest(taking)) return null;
  if (isCovered(place)) return null;
  if (key === '?' || key === '/') return key;
  if (shiftKey || key.length > 1) return null;
  if (/^[\x20-\x7E]$/.test(key)) return key;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
}
