import { expect, test, vi } from 'vitest';
import { createOverlays, intentLifetime } from './overlays.ts';

let now = 0;
const clock = { now: () => now };

test('[GRD-01] a waiting action is returned only once', () => {
  const overlays = createOverlays(clock);
  const action = vi.fn();
  overlays.askLogin(action);
  expect(overlays.store.getState().modal).toEqual({ name: 'login', props: {} });
  expect(overlays.finish()).toBe(action);
  expect(overlays.finish()).toBeNull();
  expect(overlays.store.getState().modal).toBeNull();
});

test('[GRD-01] when the visitor closes the modal, the waiting action is dropped', () => {
  const overlays = createOverlays(clock);
  overlays.askLogin(vi.fn());
  overlays.dismiss();
  expect(overlays.finish()).toBeNull();
});

test('[GRD-01] it is kept from login to registration, and a newer one replaces it', () => {
  const overlays = createOverlays(clock);
  const newer = vi.fn();
  overlays.askLogin(vi.fn());
  overlays.askLogin(newer);
  overlays.open({ name: 'register', props: {} });
  expect(overlays.store.getState().modal?.name).toBe('register');
  expect(overlays.finish()).toBe(newer);
});

test('[GRD-01] an action that waited too long, or that has no target any more, does not run', () => {
  const overlays = createOverlays(clock);
  const action = vi.fn();
  now = 0;
  overlays.askLogin(action);
  now = intentLifetime;
  expect(overlays.finish()).toBe(action);
  overlays.askLogin(action);
  now += intentLifetime + 1;
  expect(overlays.finish()).toBeNull();
  let isThere = true;
  overlays.askLogin(action, () => isThere);
  isThere = false;
  expect(overlays.finish()).toBeNull();
  isThere = true;
  expect(overlays.finish()).toBeNull();
});
