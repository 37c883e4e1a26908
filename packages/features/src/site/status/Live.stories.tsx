import type { Meta } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { inScenario, type LiveStage, liveStories } from '../../testing/live.tsx';
import { SiteStatusWidget } from './SiteStatusWidget.tsx';

const meta: Meta = { title: 'Widgets/SiteStatus/Live', parameters: { layout: 'fullscreen' } };
export default meta;

const story = liveStories(<SiteStatusWidget />);

const asked = ({ test }: LiveStage) =>
  test.requests.filter((request) => request === 'GET /wps/system/status').length;

export const Maintenance = story(inScenario('maintenance'), {
  name: '[LAY-08] Maintenance: another check finds the site still closed',
  play: async (stage) => {
    const { canvas, userEvent, say } = stage;
    await canvas.findByRole('heading', { level: 1, name: say('screen.maintenance.title') });
    const before = asked(stage);
    await userEvent.click(canvas.getByRole('button', { name: say('action.retry') }));
    await waitFor(() => expect(asked(stage)).toBe(before + 1));
    await expect(canvas.getByRole('main')).toHaveTextContent(say('screen.maintenance.body'));
  },
});

export const OpensAgain = story(inScenario('maintenance'), {
  name: '[LAY-08] The screen disappears as soon as the site is open again',
  play: async ({ canvas, userEvent, say, test }) => {
    const retry = await canvas.findByRole('button', { name: say('action.retry') });
    await test.setScenario({});
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByRole('main')).toBeNull());
  },
});

export const Service = story(inScenario('maintenance'), {
  name: '[LAY-06] [LAY-08] Customer service: its host, a blocked window, and the window itself',
  play: async ({ canvas, userEvent, say }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    const button = await canvas.findByRole('button', { name: say('action.contactService') });
    await expect(canvas.getByRole('main')).toHaveTextContent('service.parlour.example');
    await userEvent.click(button);
    await expect(open).toHaveBeenCalledWith('', '_blank', 'popup,width=440,height=750');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('error.popupBlocked'));
    const went: string[] = [];
    const opened: Window = Object.create(window, {
      opener: { value: window, writable: true },
      location: { value: { replace: (url: string) => went.push(url) } },
    });
    open.mockReturnValue(opened);
    await userEvent.click(canvas.getByRole('button', { name: say('action.allowPopup') }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(opened.opener).toBeNull();
    await expect(went).toEqual(['https://service.parlour.example/live-chat']);
    open.mockRestore();
  },
});

export const RegionBlocked = story(inScenario('region-blocked'), {
  name: '[LAY-08] A blocked region shows the detected address',
  play: async ({ canvas, say }) => {
    await canvas.findByRole('heading', { level: 1, name: say('screen.blocked.title') });
    await canvas.findByText(say('screen.blocked.ip', { ip: '203.0.113.7' }));
    await expect(canvas.queryByRole('button', { name: say('action.retry') })).toBeNull();
  },
});
