import { expect, test } from 'vitest';
import { withGroup } from './groups.ts';

test('[SBK-02] a story keeps its ID in a group of the sidebar', () => {
  expect(withGroup("const meta = { title: 'Components/GameCard', component: GameCard };")).toBe(
    "const meta = { id: 'components-gamecard', title: 'Components/Games/GameCard', component: GameCard };",
  );
});
