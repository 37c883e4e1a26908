import { expect, test } from 'vitest';
import { wakeUps } from './trace.ts';

const event = { name: 'EventDispatch', type: 'load', from: 10, to: 20 };
const listener = { name: 'FunctionCall', from: 12, to: 18 };

test('[LAY-07] a listener wakes a page once, and an event without one does not', () => {
  expect(wakeUps([event])).toEqual([]);
  expect(wakeUps([event, listener])).toEqual([event]);
  const timer = { name: 'TimerFire', from: 30, to: 40 };
  const layout = { name: 'Layout', from: 50, to: 60 };
  expect(wakeUps([event, timer, layout])).toEqual([timer]);
});
