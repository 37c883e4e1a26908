// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { browserStorage } from './browser.ts';

const real = Object.getOwnPropertyDescriptor(window, 'localStorage');
afterEach(() => void (real && Object.defineProperty(window, 'localStorage', real)));

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

test.each([
  ['is blocked', blocked],
  ['is null', () => null],
])(
  '[WAL-07] where the storage of the browser %s, one that forgets with the page is used',
  (_how, get) => {
    Object.defineProperty(window, 'localStorage', { configurable: true, get });
    const storage = browserStorage('localStorage');
    storage.setItem('intents', 'kept');
    expect(storage.getItem('intents')).toBe('kept');
  },
);
