import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import { HelpWidget } from './HelpWidget.tsx';

const meta: Meta = { title: 'Widgets/Help/Live' };
export default meta;

/** The help page; keeps topic and question in a state instead of the address. */
function Page() {
  const [topic, setTopic] = useState<string | null>(null);
  const [question, setQuestion] = useState<string | null>(null);
  return (
    <HelpWidget
      helpHref="/help"
      {...{ topic, question }}
      onTopic={(next) => {
        setTopic(next);
        setQuestion(null);
      }}
      onQuestion={(next, shown) => {
        setQuestion(next);
        setTopic(shown);
      }}
    />
  );
}
const story = liveStories(<Page />);

export const Visitor = story(undefined, {
  name: '[HLP-01] A search in the other language finds the answer in one\u2019s own',
  play: async ({ test, canvas, other, userEvent }) => {
    const language = other === 'en' ? 'EN' : 'BN';
    const [theirs, own] = await Promise.all([
      test.runtime.api.getHelpCentre({ language }),
      test.runtime.api.getHelpCentre({}),
    ]);
    const title = (centre: typeof own) => centre.topics[0]?.articles[2]?.title ?? '';
    await userEvent.type(await canvas.findByRole('searchbox'), title(theirs));
    await expect(await canvas.findByRole('button', { name: title(own) })).toBeVisible();
  },
});
