import { expect, test, vi } from 'vitest';
import { createOverlays } from './overlays.ts';

test('[GRD-01] a waiting action is handed out once', () => {
  const overlays = createOverlays();
  const action = vi.fn();
  overlays.askLogin(action);
  expect(overlays.store.getState().modal).toEqual({ name: 'login', props: {} });
  expect(overlays.finish()).toBe(action);
  expect(overlays.finish()).toBeNull();
  expect(overlays.store.getState().modal).toBeNull();
});

test('[GRD-01] closed by hand, the waiting action is forgotten', () => {
  const overlays = createOverlays();
  overlays.askLogin(vi.fn());
  overlays.dismiss();
  expect(overlays.finish()).toBeNull();
});

test('[GRD-01] it survives the step from login to registration, and a newer one replaces it', () => {
  const overlays = createOverlays();
  const newer = vi.fn();
  overlays.askLogin(vi.fn());
  overlays.askLogin(newer);
  overlays.open({ name: 'register', props: {} });
  expect(overlays.store.getState().modal?.name).toBe('register');
  expect(overlays.finish()).toBe(newer);
});
