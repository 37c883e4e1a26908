import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { Button } from '../Button/Button.tsx';
import { tabsStates } from './Tabs.states.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta: Meta<typeof Tabs> = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { onChange: fn() },
};
export default meta;

/** Keeps the choice in state, as an application does. */
function Chosen({ onChange, ...props }: TabsProps) {
  const [value, setValue] = useState(props.value);
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <Tabs {...props} value={value} onChange={choose} />;
}

const story = storiesFor(Tabs<string>, tabsStates);
export const Alone = story('alone', {
  name: '[LGN-01] A single tab shows its content without a tab row',
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
    await expect(canvas.getByText(args.tabs[0]?.label ?? '')).toBeVisible();
  },
});
export const LongText = story('longText', { globals: { viewport: { value: 'w360' } } });

const behaviour = storiesFor(Chosen, tabsStates);

export const ArrowsShow = behaviour('three', {
  name: '[A11-01] [LGN-01] The row is one tab stop; arrows, Home and End show a tab and move in a loop',
  play: async ({ args, canvas, userEvent }) => {
    const [first, second, last] = canvas.getAllByRole('tab');
    await expect(canvas.getByRole('tablist', { name: args.label })).toBeVisible();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(args.tabs[1]?.label ?? '');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
  },
});

export const Manual = behaviour('three', {
  name: '[A11-01] Manual activation: arrows move focus, Enter and Space show the tab',
  args: { activation: 'manual' },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second, last] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(last).toHaveAttribute('aria-selected', 'true');
  },
});

export const RightToLeft = behaviour('three', {
  name: '[I18-03] [A11-01] In right-to-left text the arrow keys are mirrored',
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
  },
});

export const SkipsOff = behaviour('oneOff', {
  name: '[A11-01] Arrows skip a disabled tab',
  play: async ({ canvas, userEvent }) => {
    const tabs = canvas.getAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs[2]).toHaveFocus();
  },
});

/** One tab with a text field in it. A press adds the other tabs. */
function Growing({ tabs, label, ...props }: TabsProps) {
  const [grown, setGrown] = useState(false);
  const field = <input aria-label={label} />;
  const all = tabs.map((tab, index) => (index === 0 ? { ...tab, content: field } : tab));
  return (
    <>
      <Tabs {...props} label={label} tabs={grown ? all : all.slice(0, 1)} keepMounted />
      <Button onClick={() => setGrown(true)}>{tabs[1]?.label}</Button>
    </>
  );
}

export const OthersJoin = storiesFor(Growing, tabsStates)('three', {
  name: '[LGN-01] When other tabs join the first, the text typed in it stays',
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: args.label });
    await userEvent.type(field, 'rafid');
    await userEvent.click(canvas.getByRole('button', { name: args.tabs[1]?.label ?? '' }));
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('rafid');
  },
});

// Stories that the build adds: Three, Second, Filled, WithIcons, OneOff, Default, AllStates, Playground, Narrow,
// AllRightToLeft, ForcedColours
