import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { ruleChecklistStates } from './RuleChecklist.states.ts';
import { RuleChecklist } from './RuleChecklist.tsx';

const meta: Meta<typeof RuleChecklist> = {
  title: 'Components/RuleChecklist',
  component: RuleChecklist,
};
export default meta;

const story = storiesFor(RuleChecklist, ruleChecklistStates);
export const Partly = story('partly', {
  name: '[A11-01] Each rule says in words whether it is met',
  play: async ({ args, canvas }) => {
    const said = canvas.getAllByRole('listitem').map((item) => item.textContent);
    const expected = args.rules.map(
      ({ label, met }) => `${met ? args.metLabel : args.openLabel}: ${label}`,
    );
    await expect(said).toEqual(expected);
  },
});

// Stories that the build adds: Open, Met, LongText, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
