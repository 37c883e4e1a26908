import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { searchFieldStates } from './SearchField.states.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const meta: Meta<typeof SearchField> = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { onChange: fn() },
};
export default meta;

const story = storiesFor(SearchField, searchFieldStates);
export const Empty = story('empty');
export const Filled = story('filled');
export const Labelled = story('labelled');
export const Compact = story('compact');
export const Disabled = story('disabled');
export const LongText = story('longText');

function Used({ value: first, onChange, ...props }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <SearchField {...props} value={value} onChange={change} />;
}

export const TypedAndCleared = storiesFor(Used, searchFieldStates)('empty', {
  name: '[A11-01] [GAM-02] Escape and the named button both empty the box and leave focus in it',
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

type _Covered = CoversEveryState<
  typeof searchFieldStates,
  typeof import('./SearchField.stories.tsx')
>;
