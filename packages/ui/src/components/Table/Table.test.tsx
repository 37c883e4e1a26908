import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { records } from './samples.tsx';
import { tableStates } from './Table.states.tsx';
import { Table } from './Table.tsx';

const count = (html: string, tag: string) => html.split(`<${tag}`).length - 1;

test('[AGT-15] of 10,000 rows only one screenful is rendered, on the server too', () => {
  const { many } = tableStates.statesIn('en');
  const html = renderToString(<Table getId={String} {...many} />);
  expect(many.rows).toHaveLength(10_000);
  expect(count(html, 'tr')).toBeGreaterThan(10);
  expect(count(html, 'tr')).toBeLessThan(60);
  expect(html.match(/<[a-z]/g)?.length).toBeLessThan(1000);
});

test('[AGT-15] the number of DOM nodes does not grow with the number of rows', () => {
  const { many } = tableStates.statesIn('bn');
  const sizes = [500, 100_000].map(
    (rows) =>
      renderToString(<Table getId={String} {...many} rows={records(rows)} />).match(/<[a-z]/g)
        ?.length,
  );
  expect(sizes[0]).toBe(sizes[1]);
});

test('[MEM-07] up to a hundred rows are all in the server HTML, in order', () => {
  const { sorted } = tableStates.statesIn('en');
  const html = renderToString(<Table getId={String} {...sorted} rows={records(100)} />);
  expect(count(html, 'tr')).toBe(101);
  expect(html).toContain('aria-sort="descending"');
});

test('the server renders every state in both languages', () => {
  for (const language of ['bn', 'en'] as const) {
    const states = tableStates.statesIn(language);
    for (const id of tableStates.ids) {
      expect(renderToString(<Table getId={String} {...states[id]} />)).toContain(
        'data-component="table"',
      );
    }
  }
});
