import { afterEach, expect, test, vi } from 'vitest';
import { openPopup, openPopupLater } from './popup.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window whose `location.replace` is the given function, which may throw. */
function popupThat(replace: (url: string) => void) {
  const popup = { opener: {}, location: { replace }, close: vi.fn() };
  const open = vi.fn(() => popup);
  vi.stubGlobal('window', { open });
  return { popup, open };
}

test('[LAY-06] a service opens at once in a window of 440 by 750 that cannot access its opener', () => {
  const went: string[] = [];
  const { popup, open } = popupThat((url) => went.push(url));
  expect(openPopup('https://chat.padma.example/')).toBe('opened');
  expect(open).toHaveBeenCalledWith('', '_blank', 'popup,width=440,height=750');
  expect(went).toEqual(['https://chat.padma.example/']);
  expect(popup.opener).toBeNull();
  expect(popup.close).not.toHaveBeenCalled();
});

test('[LAY-06] a blocked window is reported, one that fails is closed', () => {
  vi.stubGlobal('window', { open: () => null });
  expect(openPopup('https://chat.padma.example/')).toBe('blocked');
  const { popup } = popupThat(() => {
    throw new Error('refused');
  });
  expect(openPopup('https://chat.padma.example/')).toBe('failed');
  expect(popup.close).toHaveBeenCalledOnce();
});

test('[LAY-06] a window for an address that arrives later opens in the press, and closes when there is none', async () => {
  const went: string[] = [];
  const { popup, open } = popupThat((url) => went.push(url));
  let arrive = (_url: string | null): void => undefined;
  const outcome = openPopupLater(new Promise((resolve) => (arrive = resolve)));
  expect(open).toHaveBeenCalledOnce();
  expect(popup.opener).toBeNull();
  expect(went).toEqual([]);
  arrive('https://chat.padma.example/');
  expect(await outcome).toBe('opened');
  expect(went).toEqual(['https://chat.padma.example/']);
  expect(popup.close).not.toHaveBeenCalled();

  expect(await openPopupLater(Promise.resolve(null))).toBe('refused');
  expect(popup.close).toHaveBeenCalledTimes(1);
  expect(await openPopupLater(Promise.reject(new Error('No key')))).toBe('failed');
  expect(popup.close).toHaveBeenCalledTimes(2);
  expect(went).toHaveLength(1);
  vi.stubGlobal('window', { open: () => null });
  expect(await openPopupLater(Promise.resolve('https://chat.padma.example/'))).toBe('blocked');
});
