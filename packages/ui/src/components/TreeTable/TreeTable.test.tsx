import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Member, nameOf, teamOf } from './samples.tsx';
import { treeTableStates } from './TreeTable.states.tsx';
import { TreeTable } from './TreeTable.tsx';

/**
 * Renders a team with an open level of `size` for the first time. Returns the number of nodes, rows and rendered
 * cells.
 */
function firstDrawing(size: number) {
  const { many } = treeTableStates.statesIn('en');
  let cells = 0;
  const columns = many.columns.map((column) => ({
    ...column,
    cell: (member: Member) => {
      cells += 1;
      return column.cell(member);
    },
  }));
  const html = renderToString(
    <TreeTable
      getId={String}
      getName={nameOf}
      hasChildren={() => false}
      {...many}
      columns={columns}
      getChildren={(member) => teamOf(member, size)}
    />,
  );
  return {
    nodes: html.match(/<[a-z]/g)?.length ?? 0,
    rows: html.split('data-part="row"').length - 1,
    cells,
  };
}

test('[AGT-15] the first render of a level of ten thousand is no larger than that of fifty', () => {
  const fifty = firstDrawing(50);
  const many = firstDrawing(10_000);
  // Fifty children below the first of six rows.
  expect(fifty.rows).toBe(56);
  expect(many.rows).toBeGreaterThan(10);
  expect(many.rows).toBeLessThanOrEqual(fifty.rows);
  expect(many.nodes).toBeLessThanOrEqual(fifty.nodes);
  expect(many.nodes).toBeLessThanOrEqual(1_500);
  expect(many.cells).toBeLessThanOrEqual(fifty.cells);
  expect(firstDrawing(100_000)).toEqual(many);
});
