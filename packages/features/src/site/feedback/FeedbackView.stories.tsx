import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FeedbackView } from './FeedbackView.tsx';
import { feedbackStates } from './states.ts';

const meta: Meta<typeof FeedbackView> = {
  title: 'Widgets/Feedback/View',
  component: FeedbackView,
  args: {
    onType: fn(),
    onSend: fn(),
    onAnother: fn(),
    onLogin: fn(),
    onOpenAccount: fn(),
    onRetry: fn(),
    onRetryPast: fn(),
    onPage: fn(),
  },
};
export default meta;

const story = storiesFor(FeedbackView, feedbackStates);
const phone = { viewport: { value: 'w360' } };

/** Finds the parts of the form in every language. */
function formOf(canvasElement: HTMLElement) {
  const part = <Found extends Element>(selector: string): Found => {
    const found = canvasElement.querySelector<Found>(`form ${selector}`);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  return {
    type: part<HTMLSelectElement>('select'),
    content: part<HTMLTextAreaElement>('textarea'),
    email: part<HTMLInputElement>('input[type="email"]'),
    device: part<HTMLInputElement>('input[type="checkbox"]'),
    send: part<HTMLButtonElement>('button[type="submit"][data-component="button"]'),
  };
}

export const Guest = story('guest', {
  name: '[HLP-01] [VAL-03] Sends a visitor\u2019s feedback as it was typed; pictures need a login',
  play: async ({ args, canvasElement, userEvent }) => {
    const { type, content, email, device, send } = formOf(canvasElement);
    await expect(canvasElement.querySelector('input[type="file"]')).toBeNull();
    const alert = canvasElement.querySelector<HTMLElement>('form [data-component="alert"]');
    if (!alert) throw new Error('Nothing says what a login is for');
    await userEvent.click(within(alert).getByRole('button'));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await userEvent.selectOptions(type, 'GAME');
    await userEvent.type(content, ' 0123456789 ');
    await userEvent.type(email, 'rupa@example.com');
    await userEvent.click(device);
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({
      questionType: 'GAME',
      content: '0123456789',
      email: 'rupa@example.com',
      device: args.device,
    });
  },
});
export const Member = story('member');
export const Phone = story('phone', {
  globals: phone,
  name: '[VAL-03] A text that is too short is an error at its field, and nothing is sent',
  play: async ({ args, canvasElement, userEvent }) => {
    const { content, send } = formOf(canvasElement);
    await userEvent.clear(content);
    await userEvent.type(content, '012345678');
    await userEvent.click(send);
    await expect(content).toBeInvalid();
    await userEvent.type(content, '9');
    await expect(content).toBeValid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});
export const Pictures = story('pictures', {
  name: '[HLP-01] [WAL-06] A picture whose upload failed is not left out silently',
  play: async ({ args, canvasElement, userEvent }) => {
    const { send } = formOf(canvasElement);
    await userEvent.click(send);
    await expect(canvasElement.querySelector('input[type="file"]')).toBeInvalid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});
export const NothingBefore = story('nothingBefore');
export const Trial = story('trial');
export const Unknown = story('unknown');
export const Sending = story('sending');
export const Sent = story('sent', {
  name: '[HLP-01] After sending, shows the number and where an answer can be read',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('FB-00407')).toBeVisible();
    await expect(canvasElement.querySelector('form')).toBeNull();
    const section = canvasElement.querySelector<HTMLElement>('[aria-labelledby="feedback-sent"]');
    if (!section) throw new Error('Nothing says that it has arrived');
    await expect(section).toHaveFocus();
    await userEvent.click(within(section).getByRole('button'));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
});
export const SentByGuest = story('sentByGuest');
export const LostAnswer = story('lostAnswer', {
  name: '[WAL-07] When the outcome is unknown the same feedback can be sent again',
  play: async ({ args, canvasElement, userEvent }) => {
    const alert = canvasElement.querySelector<HTMLElement>('form [data-component="alert"]');
    if (!alert) throw new Error('Nothing says that the answer was lost');
    await userEvent.click(within(alert).getByRole('button'));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});
export const Refused = story('refused', {
  name: '[ERR-01] An error of the backend about a field is shown at the field',
  play: async ({ canvasElement }) => {
    await expect(formOf(canvasElement).content).toBeInvalid();
  },
});
export const TooOften = story('tooOften');
export const LoggedOut = story('loggedOut');
export const Loading = story('loading');
export const Failed = story('failed');
export const PastLoading = story('pastLoading');
export const PastFailed = story('pastFailed');
export const LongText = story('longText', { globals: { viewport: { value: 'w320' } } });

type _Covered = CoversEveryState<
  typeof feedbackStates,
  typeof import('./FeedbackView.stories.tsx')
>;
