// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useMember } from '../../shared/runtime/runtime.tsx';
import { SitePictures } from '../../shared/runtime/site-pictures.tsx';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { AccountWidget } from './AccountWidget.tsx';

stubMatchMedia(false);

/** Like in the centre, the page is rendered only for a member. */
function Page() {
  return useMember() && <AccountWidget />;
}

async function open(answer: 'chosen' | 'refused' | 'elsewhere') {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  const { choices } = await setup.runtime.api.getPlayerAvatar();
  const chosen = choices.at(-1);
  await setup.runtime.api.setPlayerAvatar({ avatarId: chosen?.avatarId ?? '' });
  if (answer === 'elsewhere') {
    const iconUrl = 'https://elsewhere.example/me.svg';
    setup.queryClient.setQueryData(queries.memberIcon(setup.runtime.api).queryKey, { iconUrl });
    setup.queryClient.setDefaultOptions({ queries: { staleTime: 60_000 } });
  }
  if (answer === 'refused') {
    await setup.setScenario({
      faults: [{ path: '/wps/member/info/icon', kind: 'business', code: 'UNKNOWN' }],
    });
  }
  const { container } = renderPage(
    setup,
    <SitePictures>
      <Page />
    </SitePictures>,
  );
  await screen.findByRole('button', { name: 'View Messenger accounts' });
  return {
    picture: () => container.querySelector('[data-component="avatar"] img')?.getAttribute('src'),
    avatar: container.querySelector('[data-component="avatar"]'),
    chosen: chosen?.url,
  };
}

test('[MEM-01] my account shows the picture that the member chose', async () => {
  const { picture, chosen } = await open('chosen');
  await waitFor(() => expect(picture()).toBe(chosen));
});

test.each([
  ['without an answer', 'refused'],
  ['for a picture on a foreign host', 'elsewhere'],
] as const)(
  '[MEM-01] [ERR-01] %s my account shows the first letter of the name',
  async (_, answer) => {
    const { picture, avatar } = await open(answer);
    expect(avatar).toHaveTextContent(/^\p{L}$/u);
    expect(picture()).toBeUndefined();
  },
);
