import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { atRest } from '../../testing/rest.ts';
import { storiesFor } from '../../testing/stories.tsx';
import { amountOf } from './samples.tsx';
import { tableStates } from './Table.states.tsx';
import { Table, type TableProps } from './Table.tsx';

const meta: Meta<typeof Table> = {
  title: 'Components/Table',
  component: Table,
  args: { onSortChange: fn() },
};
export default meta;

const phone = { viewport: { value: 'w320' } };

const story = storiesFor(Table<number>, tableStates, { wide: true });
export const Loading = story('loading', {
  name: '[A11-01] While it loads it is busy and announces it once',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('table', { name: args.label })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(args.loadingLabel);
  },
});
export const StickyColumn = story('stickyColumn', {
  name: '[A11-01] When it is wider than its place it is a tab stop and scrolls, the first column stays',
  globals: { viewport: { value: 'w768' } },
  play: async ({ args, canvas, userEvent }) => {
    const box = await canvas.findByRole('region', { name: args.label });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    const first = canvas.getAllByRole('rowheader')[0];
    const at = first?.getBoundingClientRect().left;
    box.scrollLeft = 100;
    await waitFor(() => expect(box.scrollLeft).toBe(100));
    await expect(first?.getBoundingClientRect().left).toBe(at);
    box.scrollLeft = 0;
  },
});
export const LowWindow = story('lowWindow', {
  name: '[A11-01] In a low window the header row stays above the rows',
  play: async ({ args, canvas }) => {
    const box = await canvas.findByRole('region', { name: args.label });
    const head = canvas.getAllByRole('columnheader')[0];
    const at = head?.getBoundingClientRect().top;
    box.scrollTop = 300;
    await waitFor(() => expect(box.scrollTop).toBe(300));
    await expect(head?.getBoundingClientRect().top).toBe(at);
    box.scrollTop = 0;
  },
});
export const Narrower = story('withTotals', {
  name: '[LAY-01] Below 900 px the reference moves below the first cell and nothing scrolls sideways',
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    const box = canvasElement.querySelector('[data-part="scroller"]');
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
    await expect(canvasElement.querySelector('[data-part="more"]')).toBeVisible();
    const last = canvas.getAllByRole('columnheader').at(-1);
    const edge = box?.getBoundingClientRect().right ?? 0;
    await expect(last?.getBoundingClientRect().right).toBeCloseTo(edge, 0);
  },
});
export const Cards = story('withFooter', {
  name: '[LAY-01] [A11-01] On a phone every row is a card, and still a table row for screen readers',
  globals: phone,
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table', { name: args.label });
    await expect(table.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
    const [, row] = canvas.getAllByRole('row');
    await expect(row && getComputedStyle(row).display).toBe('grid');
  },
});
export const SelectableCards = story('selectable', { globals: phone });
export const EmptyCards = story('empty', { globals: phone });
export const LoadingCards = story('loading', { globals: phone });
export const LongCards = story('longText', { globals: phone });
export const RightToLeft = story('withFooter', {
  name: '[I18-03] In right-to-left text the columns are mirrored, amounts are not',
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader');
    const [first, last] = [heads[0], heads.at(-1)].map((head) => head?.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(last?.left ?? 0);
  },
});

const changes = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody [data-component="money"]')]
    .filter((_, index) => index % 2 === 0)
    .map((money) => money.textContent);

export const Sorting = story('plain', {
  name: '[MEM-07] [A11-01] A heading sorts by key, ascending first, and announces it',
  play: async ({ args, canvas, userEvent }) => {
    const heads = canvas.getAllByRole('columnheader');
    const [time, change] = canvas.getAllByRole('button');
    await expect(heads[0]).not.toHaveAttribute('aria-sort');
    await expect(heads[3]).toHaveAttribute('aria-sort', 'none');
    await userEvent.tab();
    await expect(time).toHaveFocus();
    await userEvent.tab();
    await expect(change).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(heads[3]).toHaveAttribute('aria-sort', 'ascending');
    const low = changes(canvas.getByRole('table'));
    await userEvent.keyboard(' ');
    await expect(heads[3]).toHaveAttribute('aria-sort', 'descending');
    await expect(heads[1]).toHaveAttribute('aria-sort', 'none');
    await expect(changes(canvas.getByRole('table'))).toEqual([...low].reverse());
    await expect(new Set(args.rows.map(amountOf)).size).toBe(args.rows.length);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'change',
      direction: 'descending',
    });
  },
});

/** Keeps the selection in state, as an application does. */
function Ticked({ selection, ...props }: TableProps<number>) {
  const [ids, setIds] = useState<ReadonlySet<string>>(selection?.ids ?? new Set());
  return <Table {...props} selection={selection && { ...selection, ids, onChange: setIds }} />;
}

export const Ticking = storiesFor(Ticked, tableStates)('selectable', {
  name: '[A11-01] Checkboxes name their row; the one in the header selects all and shows "some"',
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', {
      name: args.selection?.allLabel ?? '',
    });
    await expect(all.indeterminate).toBe(true);
    const row = canvas.getByRole('checkbox', { name: args.selection?.rowLabel(0) ?? '' });
    row.focus();
    await userEvent.keyboard(' ');
    await expect(row).toBeChecked();
    await userEvent.click(all);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await expect(all.indeterminate).toBe(false);
    await userEvent.click(all);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
});

export const Many = story('many', {
  name: '[AGT-15] Of 10,000 rows at most 60 are rendered, from the first to the last',
  play: async ({ args, canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: args.label });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    const box = await canvas.findByRole('region', { name: args.label });
    const drawn = () => [...table.querySelectorAll('[data-part="row"]')];
    const bounded = async () => {
      await expect(drawn().length).toBeLessThanOrEqual(60);
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1400);
    };
    await bounded();
    for (const place of [0.5, 1]) {
      box.scrollTop = box.scrollHeight * place;
      await waitFor(() =>
        expect(Number(drawn()[0]?.getAttribute('aria-rowindex'))).toBeGreaterThan(4000),
      );
      await bounded();
    }
    await waitFor(() => {
      box.scrollTop = box.scrollHeight;
      return expect(drawn().at(-1)).toHaveAttribute('aria-rowindex', '10001');
    });
    box.scrollTop = 0;
    await waitFor(() => expect(drawn()[0]).toHaveAttribute('aria-rowindex', '2'));
  },
});

export const ManyCards = story('many', {
  name: '[AGT-15] Of 10,000 cards on a phone at most 60 are rendered',
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThanOrEqual(60);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

const inHiddenPlace = storiesFor(Table, tableStates, {
  wide: true,
  wrap: (table) => (
    <div data-part="place" hidden>
      {table}
    </div>
  ),
});
export const ManyHiddenFirst = inHiddenPlace('many', {
  name: '[AGT-15] Mounted in a hidden tab and shown later, the table starts at the first row',
  globals: phone,
  play: async ({ canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('[data-part="row"]');
    await expect(rows().length).toBeLessThanOrEqual(60);
    canvasElement.querySelector('[data-part="place"]')?.removeAttribute('hidden');
    await waitFor(() => expect(rows()[0]?.clientHeight).toBeGreaterThan(60));
    await atRest(canvasElement);
    await expect(rows()[0]).toHaveAttribute('aria-rowindex', '2');
    await expect(canvasElement.querySelector('[data-part="scroller"]')?.scrollTop).toBe(0);
    await expect(rows().length).toBeLessThanOrEqual(60);
  },
});

// Stories that the build adds: Plain, Sorted, WithTotals, WithFooter, Selectable, AllSelected, Refreshing, Empty,
// Failed, LongText, Default, AllStates, Playground, Narrow, AllRightToLeft, ForcedColours
