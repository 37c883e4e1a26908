import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { formStatusStates } from './FormStatus.states.ts';
import { FormStatus } from './FormStatus.tsx';

const meta: Meta<typeof FormStatus> = { title: 'Components/FormStatus', component: FormStatus };
export default meta;

const story = storiesFor(FormStatus, formStatusStates);
export const Silent = story('silent', {
  name: '[A11-01] The live region is rendered before it has a text',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

// Stories that the build adds: Spoken, Visible, LongText, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
