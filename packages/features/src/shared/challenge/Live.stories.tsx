import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { liveStories, readInbox } from '../../testing/live.tsx';
import { CaptchaWidget } from './CaptchaWidget.tsx';
import { SmsCodeWidget } from './SmsCodeWidget.tsx';

const meta: Meta = { title: 'Widgets/Challenge/Live' };
export default meta;

const number = { countryDialingCode: '880', number: '1712345678' };
const captcha = liveStories(
  <form aria-label="form">
    <CaptchaWidget />
  </form>,
);
const code = liveStories(<SmsCodeWidget purpose="login" to={number} />);
const withoutNumber = liveStories(<SmsCodeWidget purpose="login" to={null} />);

export const Picture = captcha(undefined, {
  name: '[LGN-04] Your own form sends the code and the id of its picture; another picture has another id',
  play: async ({ canvas, userEvent, test, say }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form);
    await canvas.findByRole('img', { name: say('captcha.alt') });
    const before = sent().get('captchaId');
    await expect(before).not.toBe('');
    const { captchas } = await readInbox(test);
    await userEvent.type(canvas.getByRole('textbox'), captchas.at(-1) ?? '');
    await expect(sent().get('captcha')).toBe(captchas.at(-1));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect([before, '']).not.toContain(sent().get('captchaId')));
  },
});

export const Code = code(undefined, {
  name: '[LGN-06] Requests its code once and counts down',
  play: async ({ canvas, userEvent, test, say }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: say('action.sendCode') }));
    const seconds = say('sms.secondsLeft', { seconds: 180 });
    await expect(await canvas.findByRole('button', { name: seconds })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(test.requests.filter((one) => one.includes('/verification/sms'))).toHaveLength(1);
    await expect((await readInbox(test)).sms).toHaveLength(1);
  },
});

export const Refused = code(
  (test) => test.setScenario({ faults: [{ path: '/wps/verification/*', kind: 'network' }] }),
  {
    name: '[LGN-06] [ERR-01] A code that was not sent shows the reason under its field',
    play: async ({ canvas, userEvent, say }) => {
      await userEvent.click(canvas.getByRole('button', { name: say('action.sendCode') }));
      await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
      await expect(canvas.getByText(say('error.network'))).toBeVisible();
    },
  },
);

export const NoNumber = withoutNumber(undefined, {
  name: '[LGN-06] Without a number no code can be requested',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});
