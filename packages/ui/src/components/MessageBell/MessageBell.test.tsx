import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messageBellStates } from './MessageBell.states.ts';
import { MessageBell } from './MessageBell.tsx';

const states = messageBellStates.statesIn('bn');

test('[LAY-03] the sentence names the bell; the visible count is not read again', () => {
  const some = renderToStaticMarkup(<MessageBell {...states.some} />);
  expect(some).toContain(states.some.label);
  expect(some).not.toContain('aria-label');
  expect(some).toMatch(/aria-hidden="true">5</);
});

test('[LAY-03] without new messages there is no dot, more than 99 are shown as 99+', () => {
  expect(renderToStaticMarkup(<MessageBell {...states.none} />)).not.toContain('count-dot');
  expect(renderToStaticMarkup(<MessageBell {...states.many} />)).toContain('99+');
});
