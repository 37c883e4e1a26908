import type { ReactRenderer } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import type { PlayFunctionContext } from 'storybook/internal/types';
import { expect, waitFor } from 'storybook/test';
import type { ChartProps } from './Frame.tsx';

/** Checks that the stories of every chart share. */
type Stage = PlayFunctionContext<ReactRenderer, ChartProps>;

/** As wide as a chart is on a page. */
export const inColumn = (chart: ReactElement) => <div style={{ maxInlineSize: 620 }}>{chart}</div>;

/** Checks that one press shows every value in a table. */
export async function figuresInTable({ args, canvas, userEvent }: Stage): Promise<void> {
  await expect(canvas.getByRole('figure')).toHaveTextContent(args.label);
  await expect(canvas.getByRole('table')).not.toBeVisible();
  await userEvent.tab();
  await expect(canvas.getByText(args.tableLabel)).toHaveFocus();
  await userEvent.click(canvas.getByText(args.tableLabel));
  const table = canvas.getByRole('table', { name: args.label });
  await expect(table).toBeVisible();
  await expect(canvas.getAllByRole('row')).toHaveLength(args.categories.length + 1);
  const value = args.series[0]?.values[0] ?? 0;
  await expect(canvas.getAllByRole('cell')[0]).toHaveTextContent(args.format(value));
  await userEvent.click(canvas.getByText(args.tableLabel));
}

/** Checks that the values under the pointer are shown beside it. */
export async function figuresUnderPointer({
  args,
  canvasElement,
  userEvent,
}: Stage): Promise<void> {
  const drawing = canvasElement.querySelector('svg[preserveAspectRatio]');
  if (!drawing?.parentElement) throw new Error('no drawing');
  const box = drawing.getBoundingClientRect();
  const point = { clientX: box.left + box.width * 0.8, clientY: box.top + 40 };
  await userEvent.pointer({ target: drawing.parentElement, coords: point });
  const readout = () => canvasElement.querySelector('[data-part="readout"]');
  await waitFor(() => expect(readout()).toHaveTextContent(args.categories[11]?.label ?? ''));
  await expect(readout()).toHaveTextContent(args.format(args.series[1]?.values[11] ?? 0));
}
