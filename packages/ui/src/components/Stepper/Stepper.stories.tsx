import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { stepperStates } from './Stepper.states.ts';
import { Stepper, type StepperProps } from './Stepper.tsx';

const meta: Meta<typeof Stepper> = { title: 'Components/Stepper', component: Stepper };
export default meta;

const story = storiesFor(Stepper, stepperStates, { wide: true });
export const Second = story('second', {
  name: '[A11-01] The current step is marked, and every step has its state in words',
  play: async ({ args, canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('list', { name: args.label })).toBeVisible();
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent(args.stateLabels.done);
    await expect(steps[2]).toHaveTextContent(args.stateLabels.todo);
  },
});

export const OnPhone = story('second', {
  name: '[LAY-01] On a phone the current step shows its text, the others keep an accessible name',
  globals: { viewport: { value: 'w320' } },
  play: async ({ args, canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[3]).toHaveTextContent(String(args.steps[3]?.label));
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

/** Called with the id of the chosen step. */
const asked = fn();

function Asking({ steps, ...props }: StepperProps) {
  const back = steps.map((step) => ({
    ...step,
    onSelect: step.onSelect && (() => asked(step.id)),
  }));
  return <Stepper {...props} steps={back} />;
}

export const BackByKey = storiesFor(Asking, stepperStates)('goesBack', {
  name: '[A11-01] Only a completed step can be opened again, also by key',
  play: async ({ canvas, userEvent }) => {
    asked.mockClear();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(asked).toHaveBeenLastCalledWith('account');
  },
});

// Stories that the build adds: First, WithError, Finished, WithDetail, GoesBack, LongText, Default, AllStates,
// Playground, Narrow, RightToLeft, ForcedColours
