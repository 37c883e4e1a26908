// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { vendorStripStates } from './VendorStrip.states.ts';
import { VendorStrip } from './VendorStrip.tsx';

function show(count: number) {
  onTestFinished(cleanup);
  const { labels, vendors } = vendorStripStates.statesIn('en').many;
  const { container } = render(<VendorStrip labels={labels} vendors={vendors.slice(0, count)} />);
  const strip = container.querySelector('[data-component="vendor-strip"]');
  return { labels, state: () => strip?.getAttribute('data-state') };
}

test('[LAY-07] [A11-01] a person pauses the strip and starts it again', async () => {
  const { labels, state } = show(39);
  expect(screen.getAllByRole('listitem')).toHaveLength(39);
  expect(state()).toBe('playing');
  await userEvent.click(screen.getByRole('button', { name: labels.pause }));
  expect(state()).toBe('paused');
  await userEvent.click(screen.getByRole('button', { name: labels.play }));
  expect(state()).toBe('playing');
});

test('[LAY-07] the strip stops when a person turns it, presses it or swipes', async () => {
  for (const stop of ['next', 'press', 'swipe'] as const) {
    const { labels, state } = show(39);
    const view = screen.getByRole('region', { name: labels.region });
    view.scrollBy = () => {};
    if (stop === 'next') await userEvent.click(screen.getByRole('button', { name: labels.next }));
    if (stop === 'press') fireEvent.pointerDown(view);
    if (stop === 'swipe') {
      view.scrollLeft = 40;
      fireEvent.scroll(view);
    }
    expect(state(), stop).toBe('paused');
    cleanup();
  }
});

test('[LAY-07] vendors that are all in view at every width have no buttons', () => {
  show(8);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});
