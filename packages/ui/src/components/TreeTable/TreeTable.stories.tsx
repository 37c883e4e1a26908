import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { type Member, nameOf, teamOf } from './samples.tsx';
import { treeTableStates } from './TreeTable.states.tsx';
import { TreeTable, type TreeTableProps } from './TreeTable.tsx';

const meta: Meta<typeof TreeTable> = { title: 'Components/TreeTable', component: TreeTable };
export default meta;

const phone = { viewport: { value: 'w320' } };

const story = storiesFor(TreeTable<Member>, treeTableStates, { wide: true });
export const Cards = story('open', {
  name: '[AGT-04] [LAY-01] On a phone rows are cards that keep their indent',
  globals: phone,
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    await expect(canvas.getAllByRole('row')[2]).toHaveAttribute('aria-level', '2');
  },
});
export const DeepCards = story('deep', { globals: phone });
export const RightToLeft = story('open', {
  name: '[I18-03] [A11-01] In right-to-left text the arrow keys are mirrored',
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getAllByRole('row')[1];
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('row')[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Keyboard = story('closed', {
  name: '[AGT-04] [A11-01] One tab stop; arrows move, open and close; Home and End jump; Space toggles',
  play: async ({ args, canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('row').slice(1);
    await expect(canvas.getByRole('treegrid', { name: args.label })).toBeVisible();
    const [first] = rows();
    await userEvent.tab();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(rows()).toHaveLength(10);
    await userEvent.keyboard('{ArrowRight}');
    await expect(rows()[1]).toHaveFocus();
    await expect(rows()[1]).toHaveAttribute('aria-level', '2');
    await expect(rows()[1]).toHaveAttribute('aria-posinset', '1');
    await expect(rows()[1]).toHaveAttribute('aria-setsize', '4');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(rows()[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(rows().at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home} ');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('row').filter((row) => row.tabIndex === 0)).toEqual([first]);
  },
});

export const ByMouse = story('closed', {
  name: '[AGT-04] The arrow names the row whose level it opens',
  play: async ({ args, canvas, userEvent }) => {
    const name = nameOf('0');
    await userEvent.click(canvas.getByRole('button', { name: args.labels.expand(name) }));
    await expect(canvas.getByText(nameOf('0.1'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: args.labels.collapse(name) }));
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
  },
});

/** Answers the first request for children with an error, and the second with a team. */
function Lazy({ onLoadChildren, ...props }: TreeTableProps<Member>) {
  const [asked, setAsked] = useState<readonly Member[]>([]);
  const times = (member: Member) => asked.filter((each) => each === member).length;
  return (
    <TreeTable
      {...props}
      getChildren={(member) => (times(member) > 1 ? teamOf(member) : undefined)}
      failedIds={new Set(asked.filter((member) => times(member) === 1))}
      onLoadChildren={(member) => {
        onLoadChildren?.(member);
        setAsked([...asked, member]);
      }}
    />
  );
}

export const LoadsWhenOpened = storiesFor(Lazy, treeTableStates)('closed', {
  name: '[AGT-04] [ERR-01] A level loads when it is opened; a failed one can be requested again',
  args: { onLoadChildren: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onLoadChildren).not.toHaveBeenCalled();
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onLoadChildren).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: args.labels.retry }));
    await waitFor(() => expect(canvas.getByText(nameOf('0.0'))).toBeVisible());
    await expect(args.onLoadChildren).toHaveBeenCalledTimes(2);
  },
});

export const Many = story('many', {
  name: '[AGT-15] Of a level of 10,000 at most 60 rows are rendered, End goes to the last',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawn = () => canvasElement.querySelectorAll('[data-part="row"]');
    await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '10007');
    await expect(drawn().length).toBeLessThanOrEqual(60);
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="row"]:focus')).toHaveAttribute(
        'aria-rowindex',
        '10007',
      ),
    );
    await expect(drawn().length).toBeLessThanOrEqual(60);
    await userEvent.keyboard('{Home}');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="row"]:focus')).toHaveAttribute(
        'aria-rowindex',
        '2',
      ),
    );
  },
});

// Stories that the build adds: Closed, Open, Deep, Waiting, PartFailed, Sorted, Loading, Empty, Failed, LongText,
// Default, AllStates, Playground, Narrow, AllRightToLeft, ForcedColours
