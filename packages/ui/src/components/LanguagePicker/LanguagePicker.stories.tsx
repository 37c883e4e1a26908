import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { languagePickerStates } from './LanguagePicker.states.ts';
import { LanguagePicker } from './LanguagePicker.tsx';

const meta: Meta<typeof LanguagePicker> = {
  title: 'Components/LanguagePicker',
  component: LanguagePicker,
};
export default meta;

const story = storiesFor(LanguagePicker, languagePickerStates);

export const Presses = story('bengali', {
  name: '[I18-01] [A11-01] Names its purpose and the current language, in its own script',
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', {
      name: new RegExp(`${args.label}.*${args.current}`),
    });
    await expect(canvas.getByText(args.current)).toHaveAttribute('lang', args.currentLang);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

// Stories that the build adds: Bengali, English, Open, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
