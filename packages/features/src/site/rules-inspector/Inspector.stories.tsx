import { sayIn } from '@parlour/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { registerFieldNames } from '../../account/register/fields.ts';
import { planFields, type RegisterTab } from '../../account/register/plan.ts';
import { RegisterView } from '../../account/register/RegisterView.tsx';
import { compileRules } from '../../shared/rules/compile.ts';
import { createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { encodeDocument } from './document.ts';
import { type presetIds, textOfPreset } from './presets.ts';
import { RulesInspector, type RulesInspectorProps } from './RulesInspector.tsx';

const nothing = () => undefined;
const switches = {
  byUsername: true,
  byMobile: true,
  smsCode: true,
  mobilePassword: true,
  referralCode: true,
};

/** The registration form that a document makes, without a backend. */
function Form({ raw, onSubmit }: { readonly raw: unknown; readonly onSubmit: () => void }) {
  const [tab, setTab] = useState<RegisterTab>('register');
  const rules = useMemo(() => compileRules(raw, registerFieldNames), [raw]);
  const fields = useMemo(
    () => planFields({ rules, tab, switches, captchaAsked: false, linkCodeValid: false }),
    [rules, tab],
  );
  return (
    <RegisterView
      status="ready"
      tabs={['register', 'registerMobile']}
      tab={tab}
      onTab={setTab}
      fields={fields}
      minAge={21}
      today="2026-11-20"
      countries={[{ code: 'BD', dialCode: '880', name: 'Bangladesh' }]}
      country="BD"
      onCountry={nothing}
      captcha={{
        id: undefined,
        imageSrc: undefined,
        status: 'off',
        refresh: nothing,
        refreshDisabled: false,
      }}
      sms={{ secondsLeft: 0, sent: null, sending: false }}
      onSendCode={nothing}
      confirmedCode={null}
      failure={null}
      busy={false}
      initialValues={{}}
      onLogin={nothing}
      onRetry={nothing}
      onSubmit={onSubmit}
    />
  );
}

interface PageProps {
  readonly share: string;
  readonly language: 'bn' | 'en';
  readonly story: string;
  readonly onCopy: (address: string) => void;
  readonly onSubmit: () => void;
}

const isFramed = () => window.parent !== window;

/** The address that opens the inspector with this document, inside Storybook or standalone. */
function addressOf(code: string, story: string): string {
  const { origin, pathname } = isFramed() ? window.parent.location : window.location;
  const page = isFramed() ? `path=/story/${story}` : `id=${story}&viewMode=story`;
  return `${origin}${pathname}?${page}&args=share:${code}`;
}

/** The inspector; keeps its document in Storybook's address bar. */
function Page({ share, language, story, onCopy, onSubmit }: PageProps) {
  const [test] = useState(() => createTestRuntime({ language }));
  // The address bar belongs to Storybook's window; standalone there is none to update.
  const [keep] = useState(() => (code: string | null) => {
    const updatedArgs = { share: code ?? '' };
    if (isFramed()) addons.getChannel().emit('updateStoryArgs', { storyId: story, updatedArgs });
  });
  return (
    <TestProviders test={test} language={language}>
      <RulesInspector
        language={language}
        known={registerFieldNames}
        share={share}
        onShare={keep}
        onCopy={(code) => {
          onCopy(addressOf(code, story));
          navigator.clipboard?.writeText(addressOf(code, story)).catch(nothing);
        }}
        form={(raw) => <Form raw={raw} onSubmit={onSubmit} />}
      />
    </TestProviders>
  );
}

type Args = Pick<RulesInspectorProps, 'share' | 'onCopy'> & { readonly onSubmit: () => void };

const languageOf = (globals: Readonly<Record<string, unknown>>) =>
  globals.language === 'en' ? 'en' : 'bn';

const meta: Meta<Args> = {
  title: 'Tools/RulesInspector',
  parameters: { layout: 'fullscreen' },
  args: { share: '', onCopy: fn(), onSubmit: fn() },
  argTypes: { share: { type: 'string' } },
  render: (args, { globals, id }) => <Page {...args} language={languageOf(globals)} story={id} />,
};
export default meta;

type Story = StoryObj<Args>;

const shared = (id: (typeof presetIds)[number]) => ({
  args: { share: encodeDocument(textOfPreset(id)) ?? '' },
});
const part = (canvasElement: HTMLElement, name: string): HTMLElement => {
  const found = canvasElement.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`no part ${name}`);
  return found;
};
const fieldNames = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('form input')].map((input) => input.getAttribute('name'));

export const Typical: Story = {
  name: '[REG-02] A document and the form it makes',
  play: async ({ canvasElement, canvas, globals }) => {
    const say = sayIn(languageOf(globals));
    await expect(part(canvasElement, 'issues')).toHaveTextContent(say('inspector.noIssues'));
    await expect(fieldNames(canvasElement)).toContain('birthday');
    const box = canvas.getByLabelText(say('inspector.document'));
    const own = { username: { enabled: true, required: true }, zalo: { enabled: true } };
    fireEvent.change(box, { target: { value: JSON.stringify(own) } });
    await waitFor(() => expect(fieldNames(canvasElement)).toContain('zalo'));
    await expect(fieldNames(canvasElement)).not.toContain('birthday');
  },
};

export const Hostile: Story = {
  name: '[VAL-02] A hostile document, its dropped parts, and a form that can be sent',
  ...shared('hostile'),
  play: async ({ canvasElement, args, userEvent }) => {
    const issues = part(canvasElement, 'issues');
    const kinds = [...issues.querySelectorAll('[data-issue]')].map((item) =>
      item.getAttribute('data-issue'),
    );
    await expect(new Set(kinds).size).toBeGreaterThanOrEqual(7);
    await expect(issues).toHaveTextContent('[unclosed');
    await expect(canvasElement.querySelector('img')).toBeNull();
    const type = async (name: string, value: string) => {
      const input = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!input) throw new Error(`no ${name}`);
      await userEvent.type(input, value);
    };
    await type('username', 'aaaa');
    await type('password', 'anything');
    const tick = within(canvasElement).getByRole('checkbox');
    await userEvent.click(tick);
    await userEvent.keyboard('{Enter}');
    const send = canvasElement.querySelector<HTMLElement>('button[type="submit"]');
    if (send) await userEvent.click(send);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
  },
};

export const BadJson: Story = {
  name: '[REG-02] Invalid JSON is reported with its position, and the last form stays',
  play: async ({ canvasElement, canvas, globals }) => {
    const say = sayIn(languageOf(globals));
    const box = canvas.getByLabelText(say('inspector.document'));
    fireEvent.change(box, { target: { value: '{\n  "username": {,}\n}' } });
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
    await expect(fieldNames(canvasElement)).toContain('birthday');
  },
};

export const Shared: Story = {
  name: '[REG-02] A link contains the document, in any script',
  ...shared('thai'),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(languageOf(globals));
    const box = canvas.getByLabelText(say('inspector.document'));
    await expect(box).toHaveValue(textOfPreset('thai'));
    await userEvent.click(canvas.getByRole('button', { name: say('inspector.copy') }));
    await expect(args.onCopy).toHaveBeenCalledWith(expect.stringMatching(/args=share:[\w-]+$/));
  },
};

export const Empty: Story = { ...shared('empty') };
export const Korean: Story = { ...shared('korean') };
export const Japanese: Story = { ...shared('japanese') };
