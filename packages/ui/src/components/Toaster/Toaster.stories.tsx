import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sayIn } from '../../samples/samples.ts';
import { storiesFor } from '../../testing/stories.tsx';
import { Button } from '../Button/Button.tsx';
import { createToasts } from './create-toasts.ts';
import { toasterStates } from './Toaster.states.ts';
import { Toaster } from './Toaster.tsx';

const meta: Meta<typeof Toaster> = {
  title: 'Components/Toaster',
  component: Toaster,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const phone = { viewport: { value: 'w360' } };
const story = storiesFor(Toaster, toasterStates);
export const ThreeOnPhone = story('three', { globals: phone });

/** A clock that is moved by hand, so that stories never wait for six seconds. */
function handClock() {
  let time = 0;
  const tasks = new Set<{ at: number; task: () => void }>();
  return {
    now: () => time,
    after: (ms: number, task: () => void) => {
      const entry = { at: time + ms, task };
      tasks.add(entry);
      return () => tasks.delete(entry);
    },
    pass(ms: number) {
      time += ms;
      for (const entry of [...tasks].filter(({ at }) => at <= time)) {
        tasks.delete(entry);
        entry.task();
      }
    },
  };
}

const say = sayIn('bn');
const clock = handClock();
const toasts = createToasts({ clock });
const left = (title: string) =>
  waitFor(() =>
    expect(screen.getByText(title).closest('li')).toHaveAttribute('data-state', 'leaving'),
  );

export const Behaviour: StoryObj<typeof Toaster> = {
  name: '[A11-01] The region is polite; hover and focus stop the time; Escape closes and returns focus',
  globals: { language: 'bn' },
  args: { label: say('ui.notification'), closeLabel: say('action.close'), toasts },
  render: (args) => (
    <div style={{ padding: 16, minBlockSize: 400 }}>
      <Button
        onClick={() => {
          toasts.show({ title: say('success.linkCopied'), tone: 'success' });
          toasts.show({ title: say('success.favouriteAdded') });
        }}
      >
        {say('overlay.helpLabel')}
      </Button>
      <Toaster {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    clock.pass(60_000);
    clock.pass(60_000);
    const button = canvas.getByRole('button', { name: say('overlay.helpLabel') });
    const region = await screen.findByRole('region', { name: args.label });
    await expect(region.querySelector('[aria-live="polite"]')).toBeInTheDocument();
    await userEvent.click(button);
    await expect(button).toHaveFocus();

    const [first, second] = await screen.findAllByRole('button', { name: args.closeLabel });
    if (!first || !second) throw new Error('two messages expected');
    await userEvent.hover(first);
    clock.pass(60_000);
    await waitFor(() => expect(screen.getByText(say('success.linkCopied'))).toBeVisible());
    await userEvent.unhover(first);
    await userEvent.hover(button);

    button.focus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    clock.pass(60_000);
    await userEvent.keyboard('{Escape}');
    await left(say('success.linkCopied'));
    await expect(second).toHaveFocus();
    clock.pass(100);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    clock.pass(100);
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(0));
  },
};

// Stories that the build adds: Empty, Success, TitleOnly, Three, LongText, Default, Playground, Narrow, RightToLeft,
// ForcedColours
