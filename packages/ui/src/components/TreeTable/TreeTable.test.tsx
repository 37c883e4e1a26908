import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Member, nameOf, teamOf } from './samples.tsx';
import { treeTableStates } from './TreeTable.states.tsx';
import { TreeTable } from './TreeTable.tsx';

/** The first drawing of a team with an open level of so many: nodes, rows, and cells that were drawn. */
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

test('[AGT-15] a level of ten thousand is drawn at first with no more than one of fifty', () => {
  const fifty = firstDrawing(50);
  const many = firstDrawing(10_000);
  // Fifty below the first of six.
  expect(fifty.rows).toBe(56);
  expect(many.rows).toBeGreaterThan(10);
  expect(many.rows).toBeLessThanOrEqual(fifty.rows);
  expect(many.nodes).toBeLessThanOrEqual(fifty.nodes);
  expect(many.nodes).toBeLessThanOrEqual(1_500);
  expect(many.cells).toBeLessThanOrEqual(fifty.cells);
  expect(firstDrawing(100_000)).toEqual(many);
});
