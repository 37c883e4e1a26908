import { expect, test } from 'vitest';
import { withGroup } from './groups.ts';

test('[SBK-02] a story that is moved into a group of the sidebar keeps its ID', () => {
  expect(withGroup("const meta = { title: 'Components/GameCard', component: GameCard };")).toBe(
    "const meta = { id: 'components-gamecard', title: 'Components/Games/GameCard', component: GameCard };",
  );
});
