import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayIn } from '../../samples/samples.ts';
import { storiesFor } from '../../testing/stories.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { errorSummaryStates } from './ErrorSummary.states.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta: Meta<typeof ErrorSummary> = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
};
export default meta;

const story = storiesFor(ErrorSummary, errorSummaryStates, {
  wrap: (summary, language) => {
    const say = sayIn(language);
    return (
      <form style={{ display: 'grid', gap: 16 }} noValidate>
        {summary}
        <TextField
          id="summary-mobile"
          label={say('field.mobileNumber')}
          error={say('sample.phoneDigits')}
          autoComplete="tel-national"
          code
        />
        <TextField
          id="summary-password"
          label={say('auth.confirmPassword')}
          error={say('validation.passwordMismatch')}
          autoComplete="off"
        />
      </form>
    );
  },
});

export const LinksFocusFields = story('focused', {
  name: '[REG-05] [A11-01] The summary takes focus and its links lead to the fields',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert', { name: args.title })).toHaveFocus();
    for (const { label } of args.items) {
      const link = canvas.getByRole('link', { name: label });
      link.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: label })).toHaveFocus();
    }
  },
});

// Stories that the build adds: Rest, Focused, NamesOnly, LongText, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
