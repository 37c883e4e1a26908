// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { captchaFieldStates } from './components/CaptchaField/CaptchaField.states.ts';
import { checkboxStates } from './components/Checkbox/Checkbox.states.ts';
import { codeFieldStates } from './components/CodeField/CodeField.states.ts';
import { dateFieldStates } from './components/DateField/DateField.states.ts';
import { passwordFieldStates } from './components/PasswordField/PasswordField.states.ts';
import { phoneFieldStates } from './components/PhoneField/PhoneField.states.ts';
import { searchFieldStates } from './components/SearchField/SearchField.states.ts';
import { selectFieldStates } from './components/SelectField/SelectField.states.ts';
import { textFieldStates } from './components/TextField/TextField.states.ts';
import {
  CaptchaField,
  Checkbox,
  CodeField,
  DateField,
  ErrorSummary,
  PasswordField,
  PhoneField,
  SearchField,
  SelectField,
  TextField,
} from './forms.ts';
import { renderAlone } from './testing/render-alone.tsx';

const nothing = () => {};

/** Every state of every field, in both languages, by name. */
const everyField: readonly (readonly [name: string, element: ReactElement])[] = (
  ['bn', 'en'] as const
).flatMap((language) => {
  const named = <Props,>(
    name: string,
    states: Readonly<Record<string, Props>>,
    render: (props: Props) => ReactElement,
  ) =>
    Object.entries(states).map(
      ([state, props]) => [`${name} ${state} ${language}`, render(props)] as const,
    );
  return [
    ...named('TextField', textFieldStates.statesIn(language), (p) => <TextField {...p} />),
    ...named('PasswordField', passwordFieldStates.statesIn(language), (p) => (
      <PasswordField {...p} />
    )),
    ...named('PhoneField', phoneFieldStates.statesIn(language), (p) => (
      <PhoneField onCountryChange={nothing} {...p} />
    )),
    ...named('SelectField', selectFieldStates.statesIn(language), (p) => <SelectField {...p} />),
    ...named('Checkbox', checkboxStates.statesIn(language), (p) => <Checkbox {...p} />),
    ...named('CodeField', codeFieldStates.statesIn(language), (p) => (
      <CodeField onSend={nothing} {...p} />
    )),
    ...named('CaptchaField', captchaFieldStates.statesIn(language), (p) => (
      <CaptchaField onRefresh={nothing} {...p} />
    )),
    ...named('DateField', dateFieldStates.statesIn(language), (p) => <DateField {...p} />),
    ...named('SearchField', searchFieldStates.statesIn(language), (p) => (
      <SearchField onChange={nothing} {...p} />
    )),
  ];
});

/** The controls that a person can use. The one that a date field sends is hidden. */
const controlsIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input:not([aria-hidden]), select',
  ),
];

describe('every field in every state, as the server renders it', () => {
  afterEach(() => document.body.replaceChildren());

  test.each(everyField)(
    '[A11-01] %s: it has a name, its descriptions exist, the browser can autofill it',
    (_name, element) => {
      document.body.innerHTML = renderToString(element);
      const controls = controlsIn(document.body);
      expect(controls.length).toBeGreaterThan(0);
      for (const control of controls) {
        const name = control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent;
        expect(name).toBeTruthy();
        const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
        for (const id of ids) expect(document.getElementById(id)?.textContent).toBeTruthy();
        if (control.type !== 'checkbox') expect(control.getAttribute('autocomplete')).toBeTruthy();
        expect(control.hasAttribute('maxlength')).toBe(false);
      }
    },
  );
});

describe('on the page', () => {
  beforeEach(() => {
    // jsdom has no layout.
    HTMLElement.prototype.scrollIntoView = vi.fn();
  });

  /** Renders into a shadow root. */
  const renderInShadow = (content: ReactNode) => {
    const host = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => host.remove());
    const shadow = host.attachShadow({ mode: 'open' });
    const container = shadow.appendChild(document.createElement('div'));
    const { user } = renderAlone(content, { container });
    return { user, shadow, inShadow: within(container) };
  };

  const summary = (
    <ErrorSummary
      title="2 fields"
      items={[{ fieldId: 'name-field', label: 'Name', message: 'Fill in this field.' }]}
    />
  );
  const nameField = <TextField id="name-field" label="Name" />;
  const form = (
    <>
      {summary}
      {nameField}
    </>
  );

  test('[REG-05] the summary takes focus, its link scrolls the label into view and focuses the field', async () => {
    const { user } = renderAlone(form);
    expect(screen.getByRole('alert', { name: '2 fields' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Name' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalled();
  });

  test('[EMB-01] the links find fields in the same shadow root', async () => {
    const { user, shadow, inShadow } = renderInShadow(form);
    expect(shadow.activeElement).toBe(inShadow.getByRole('alert', { name: '2 fields' }));
    await user.click(inShadow.getByRole('link', { name: 'Name' }));
    expect(shadow.activeElement).toBe(inShadow.getByRole('textbox', { name: 'Name' }));
  });

  test('[EMB-01] the links find fields in the page around the shadow root', async () => {
    renderAlone(nameField);
    const { user, inShadow } = renderInShadow(summary);
    await user.click(inShadow.getByRole('link', { name: 'Name' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  const labels = { showLabel: 'Show', hideLabel: 'Hide', capsLockLabel: 'Caps' };
  const password = () => screen.getByLabelText<HTMLInputElement>('Password');

  test('[LGN-01] a revealed password is hidden before the form data is read', async () => {
    const typesSeen: string[] = [];
    const { user } = renderAlone(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          typesSeen.push(password().type);
        }}
      >
        <PasswordField label="Password" {...labels} />
        <button type="submit">Log in</button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(typesSeen).toEqual(['password']);
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('[REG-02] refs and handlers of register() reach the control and are released on unmount', () => {
    const seen: (HTMLInputElement | null)[] = [];
    const ref = (node: HTMLInputElement | null) => {
      seen.push(node);
    };
    const { unmount } = renderAlone(
      <PasswordField label="Password" name="password" ref={ref} {...labels} />,
    );
    const input = password();
    expect(input).toHaveAttribute('name', 'password');
    unmount();
    expect(seen).toEqual([input, null]);
  });

  test('[REG-02] an error that arrives late keeps the typed value and the focus', async () => {
    const { user, rerender } = renderAlone(<TextField label="Name" defaultValue="" />);
    const input = screen.getByRole('textbox', { name: 'Name' });
    await user.type(input, 'Rafid');
    rerender(<TextField label="Name" defaultValue="" error="Too short." hint="6–16" />);
    expect(screen.getByRole('textbox', { name: 'Name' })).toBe(input);
    expect(input).toHaveValue('Rafid');
    expect(input).toHaveFocus();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/Too short\./);
  });
});
