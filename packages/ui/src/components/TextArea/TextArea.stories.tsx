import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { manualClock } from '../motion/manual.ts';
import { textAreaStates } from './TextArea.states.ts';
import { TextArea } from './TextArea.tsx';

const meta: Meta<typeof TextArea> = { title: 'Components/TextArea', component: TextArea };
export default meta;

const story = storiesFor(TextArea, textAreaStates);

const typing = manualClock();

export const CountsCharacters = story('counted', {
  name: '[A11-01] The counter counts characters; near the limit it is announced after a pause in typing',
  args: { limit: 12, onChange: fn(), clock: typing },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: String(args.label) });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    // Two code points, four UTF-16 units.
    await userEvent.paste('\u{1F642}\u{1F642}');
    await userEvent.keyboard('a{Enter}b');
    await expect(area).toHaveValue('\u{1F642}\u{1F642}a\nb');
    const words = args.counter?.left(7) ?? '';
    await expect(area).toHaveAccessibleDescription(`${args.hint} ${words}`);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    typing.pass(1000);
    await waitFor(() => {
      if (canvas.getByRole('status').textContent !== words) throw new Error('not said yet');
    });
    await expect(canvas.getByRole('status')).toHaveTextContent(words);
  },
});

export const TooLongStays = story('counted', {
  name: '[A11-01] A text that is too long is kept, is marked, and the counter says by how much',
  args: { limit: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.tab();
    await userEvent.paste('abcdef');
    await expect(area).toHaveValue('abcdef');
    await expect(area).toBeInvalid();
    await expect(canvas.getByText(args.counter?.over(3) ?? '')).toBeVisible();
  },
});

// Stories that the build adds: Rest, Optional, Hint, Filled, Counted, CountedFilled, Over, Invalid, Valid, Disabled,
// ReadOnly, LongText, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
