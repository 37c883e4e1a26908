import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inScenario, liveStories } from '../../testing/live.tsx';
import { HotGamesWidget } from './HotGamesWidget.tsx';

const meta: Meta = { title: 'Widgets/GameList/Scenarios' };
export default meta;

const story = liveStories(
  <HotGamesWidget search={new URLSearchParams()} onSearchChange={() => undefined} />,
);
const list = 'GET /wps/relay/GCSGAME_hotGamesV2';

export const ServerError = story(inScenario('server-error'), {
  name: '[ERR-01] A failing server shows a message; one press sends one more request, not more',
  play: async ({ canvas, userEvent, say, test }) => {
    const asked = () => test.requests.filter((request) => request === list).length;
    await canvas.findByText(say('error.loadFailed'));
    await expect(asked()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: say('action.retry') }));
    await waitFor(() => expect(asked()).toBe(2));
    await canvas.findByText(say('error.server'));
  },
});
