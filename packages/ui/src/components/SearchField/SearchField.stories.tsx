import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { searchFieldStates } from './SearchField.states.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const meta: Meta<typeof SearchField> = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { onChange: fn() },
};
export default meta;

storiesFor(SearchField, searchFieldStates);

function Used({ value: first, onChange, ...props }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <SearchField {...props} value={value} onChange={change} />;
}

export const TypedAndCleared = storiesFor(Used, searchFieldStates)('empty', {
  name: '[A11-01] [GAM-02] Escape and the clear button both clear the box and keep focus in it',
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: String(args.label) });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('nouka');
    await expect(args.onChange).toHaveBeenLastCalledWith('nouka');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('ilish');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.clearLabel })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});

// Stories that the build adds: Empty, Filled, Labelled, Compact, Disabled, LongText, Default, AllStates, Playground,
// Narrow, RightToLeft, ForcedColours
