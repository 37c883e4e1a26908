import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { phoneFieldStates } from './PhoneField.states.ts';
import { PhoneField } from './PhoneField.tsx';

const meta: Meta<typeof PhoneField> = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { onCountryChange: fn() },
};
export default meta;

const story = storiesFor(PhoneField, phoneFieldStates);

export const CountryByKeyboard = story('rest', {
  name: '[REG-03] The country list and the number are two named tab stops',
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: args.pickerLabel });
    const number = canvas.getByRole('textbox', { name: String(args.label) });
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, 'AE');
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('AE');
    await userEvent.tab();
    await expect(number).toHaveFocus();
    await userEvent.keyboard('1712345678');
    await expect(number).toHaveValue('1712345678');
    await expect(number).toHaveAttribute('autocomplete', 'tel-national');
  },
});

// Stories that the build adds: Rest, Hint, Filled, Invalid, Valid, OtherCountry, WithoutFlag, OneCountry, Disabled,
// Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
