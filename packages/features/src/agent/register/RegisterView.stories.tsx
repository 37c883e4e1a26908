import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RegisterView } from './RegisterView.tsx';
import { registerStates } from './states.ts';

const meta: Meta<typeof RegisterView> = {
  title: 'Widgets/AgentRegister/View',
  component: RegisterView,
  args: {
    onTab: fn(),
    onName: fn(),
    onOpen: fn(),
    onOpenAgain: fn(),
    onLink: fn(),
    onLinkAgain: fn(),
    onShow: fn(),
    onCopy: fn(),
    onShare: fn(),
    onSave: fn(),
    onTurnOff: fn(),
    onRetry: fn(),
    onRetryLinks: fn(),
  },
};
export default meta;

const story = storiesFor(RegisterView, registerStates);
const phone = { viewport: { value: 'w360' } };

/** A field of the shown form, by its name. */
const fieldIn = (place: HTMLElement, name: string): HTMLInputElement => {
  const found = place.querySelector<HTMLInputElement>(
    `[data-part="panel"][data-state="active"] input[name="${name}"]`,
  );
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
};
const submitIn = (place: HTMLElement): HTMLButtonElement => {
  const found = place.querySelector<HTMLButtonElement>(
    '[data-part="panel"][data-state="active"] button[type="submit"]',
  );
  if (!found) throw new Error('There is nothing to send with');
  return found;
};

export const Content = story('content', {
  name: '[AGT-03] Opens an account with the typed rates',
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.type(fieldIn(canvasElement, 'username'), ' nadia_ctg ');
    await userEvent.type(fieldIn(canvasElement, 'password'), 'Karnaphuli#7');
    await expect(args.onName).toHaveBeenLastCalledWith('nadia_ctg');
    await userEvent.type(fieldIn(canvasElement, 'rate-RNG'), '0.50');
    await userEvent.type(fieldIn(canvasElement, 'rate-SPORTS'), '0.6');
    await userEvent.click(submitIn(canvasElement));
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(fieldIn(canvasElement, 'rate-SPORTS')).toHaveAccessibleDescription(/0\.5%/);
    await userEvent.clear(fieldIn(canvasElement, 'rate-SPORTS'));
    await userEvent.click(submitIn(canvasElement));
    await expect(args.onOpen).toHaveBeenCalledWith({
      accountType: 'agent',
      username: 'nadia_ctg',
      password: 'Karnaphuli#7',
      rebates: [
        { gameType: 'RNG', rate: '0.5' },
        { gameType: 'LIVE', rate: '0' },
        { gameType: 'SPORTS', rate: '0' },
        { gameType: 'LOTT', rate: '0' },
      ],
    });
  },
});
export const Phone = story('phone', { globals: phone });
export const LinkForm = story('linkForm', {
  name: '[AGT-03] Creates a link for a kind of account, for some days, with the rates of a preset',
  play: async ({ args, canvasElement, userEvent }) => {
    const panel = canvasElement.querySelector<HTMLElement>(
      '[data-part="panel"][data-state="active"]',
    );
    const [, member, , month] = panel?.querySelectorAll<HTMLElement>('input[type="radio"]') ?? [];
    const half = panel?.querySelectorAll<HTMLElement>('[role="group"] button')[1];
    if (!member || !month || !half) throw new Error('A choice is missing');
    await userEvent.click(member);
    await userEvent.click(month);
    await userEvent.click(half);
    await expect(fieldIn(canvasElement, 'rate-RNG')).toHaveValue('0.3');
    const label = fieldIn(canvasElement, 'label');
    await userEvent.type(label, 'x'.repeat(41));
    await userEvent.click(submitIn(canvasElement));
    await expect(label).toHaveAccessibleDescription(/40/);
    await expect(label).toBeInvalid();
    await userEvent.clear(label);
    await userEvent.type(label, ' a <b');
    await userEvent.click(submitIn(canvasElement));
    await expect(label).toBeInvalid();
    await expect(args.onLink).not.toHaveBeenCalled();
    await userEvent.clear(label);
    await userEvent.type(label, ' Eid fair ');
    await userEvent.click(submitIn(canvasElement));
    await expect(args.onLink).toHaveBeenCalledWith({
      accountType: 'member',
      days: 30,
      label: 'Eid fair',
      rebates: [
        { gameType: 'RNG', rate: '0.3' },
        { gameType: 'LIVE', rate: '0.2' },
        { gameType: 'SPORTS', rate: '0.25' },
        { gameType: 'LOTT', rate: '0.1' },
      ],
    });
  },
});
export const NameFree = story('nameFree', {
  name: '[AGT-03] A name is called free only while it is the one that was checked',
  play: async ({ canvasElement, userEvent }) => {
    const field = fieldIn(canvasElement, 'username');
    await userEvent.type(field, 'nadia_ctg');
    await expect(canvasElement.querySelector('[id$="-valid"]')).toBeVisible();
    await userEvent.type(field, '2');
    await expect(canvasElement.querySelector('[id$="-valid"]')).toBeNull();
  },
});
export const NameRefused = story('nameRefused', {
  play: async ({ canvasElement, userEvent }) => {
    const field = fieldIn(canvasElement, 'username');
    await userEvent.type(field, 'demo_agent');
    await expect(field).toBeInvalid();
  },
});
export const Opened = story('opened');
export const Sending = story('sending');
export const Taken = story('taken', {
  name: '[AGT-03] An error of the backend about a name is shown at its field',
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement, 'username')).toBeInvalid();
  },
});
export const RatesRefused = story('ratesRefused');
export const AnswerLost = story('answerLost', {
  name: '[AGT-03] [ERR-01] A lost answer shows an error, and the same request can be sent again',
  play: async ({ args, canvasElement, userEvent }) => {
    const again = canvasElement.querySelector('[data-component="alert"] button');
    if (!again) throw new Error('There is no second try');
    await userEvent.click(again);
    await expect(args.onOpenAgain).toHaveBeenCalledOnce();
  },
});
export const LinksFull = story('linksFull');
export const LabelRefused = story('labelRefused', {
  name: '[AGT-03] An error of the backend about a label is shown at its field',
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement, 'label')).toBeInvalid();
  },
});
export const NoLabels = story('noLabels', {
  name: '[AGT-03] Where links have no labels, the form has no field for one',
  play: async ({ canvasElement }) => {
    await expect(submitIn(canvasElement)).toBeVisible();
    await expect(canvasElement.querySelector('input[name="label"]')).toBeNull();
  },
});
export const LinkOver = story('linkOver', {
  name: '[AGT-03] An expired link shows its end, and no QR code',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="qr-code"]')).toBeNull();
    const facts = canvasElement.querySelector('[data-component="data-list"]');
    await expect(facts).toHaveTextContent(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/);
  },
});
export const LinkFailed = story('linkFailed');
export const UnknownCodes = story('unknownCodes', {
  name: '[AGT-03] Unknown codes are shown unchanged',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('on-hold')[0]).toBeVisible();
    await expect(canvas.getByText('broker')).toBeVisible();
  },
});
export const NoLinks = story('noLinks');
export const NotAllowed = story('notAllowed');
export const LongText = story('longText', { globals: phone });
export const Loading = story('loading');
export const Failed = story('failed', {
  name: '[ERR-01] Forms and links can be loaded again separately',
  play: async ({ args, canvas, userEvent }) => {
    const [options, links] = canvas.getAllByRole('button');
    if (!options || !links) throw new Error('A way to try again is missing');
    await userEvent.click(options);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(links);
    await expect(args.onRetryLinks).toHaveBeenCalledOnce();
  },
});
export const Refused = story('refused');

type _Covered = CoversEveryState<
  typeof registerStates,
  typeof import('./RegisterView.stories.tsx')
>;
