// @vitest-environment jsdom
import { act, type ReactElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

const controlsIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
];

describe('every field in every state, as the server renders it', () => {
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
  let host: HTMLElement;
  let root: Root;

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    // jsdom has no layout.
    HTMLElement.prototype.scrollIntoView = vi.fn();
    document.body.innerHTML = '';
    host = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => act(() => root.unmount()));

  const show = (into: Element | ShadowRoot, content: ReactNode) => {
    root = createRoot(into);
    act(() => root.render(content));
  };
  const first = <Kind extends Element>(
    within: ParentNode,
    selector: string,
    kind: new () => Kind,
  ) => {
    const found = within.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`Nothing fits ${selector}`);
    return found;
  };

  const summary = (
    <ErrorSummary
      title="2 fields"
      items={[{ fieldId: 'name-field', label: 'Name', message: 'Fill in this field.' }]}
    />
  );

  test('[REG-05] the summary takes focus, its link scrolls the label into view and focuses the field', () => {
    show(host, [<div key="s">{summary}</div>, <TextField key="f" id="name-field" label="Name" />]);
    expect(document.activeElement).toBe(host.querySelector('[role=alert]'));
    act(() => first(host, 'a', HTMLAnchorElement).click());
    expect(document.activeElement).toBe(host.querySelector('#name-field'));
    expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalled();
  });

  test('[EMB-01] the links find fields in the same shadow root', () => {
    const shadow = host.attachShadow({ mode: 'open' });
    show(shadow, [
      <div key="s">{summary}</div>,
      <TextField key="f" id="name-field" label="Name" />,
    ]);
    expect(shadow.activeElement).toBe(shadow.querySelector('[role=alert]'));
    act(() => first(shadow, 'a', HTMLAnchorElement).click());
    expect(shadow.activeElement).toBe(shadow.querySelector('#name-field'));
  });

  test('[EMB-01] the links find fields in the page around the shadow root', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.id = 'name-field';
    const shadow = host.attachShadow({ mode: 'open' });
    show(shadow, summary);
    act(() => first(shadow, 'a', HTMLAnchorElement).click());
    expect(document.activeElement).toBe(field);
  });

  test('[LGN-01] a revealed password is hidden before the form data is read', () => {
    let typeSeen = '';
    show(
      host,
      <form
        onSubmit={(event) => {
          event.preventDefault();
          typeSeen = first(event.currentTarget, 'input', HTMLInputElement).type;
        }}
      >
        <PasswordField label="Password" showLabel="Show" hideLabel="Hide" capsLockLabel="Caps" />
      </form>,
    );
    const input = first(host, 'input', HTMLInputElement);
    act(() => first(host, 'button', HTMLButtonElement).click());
    expect(input.type).toBe('text');
    act(() => first(host, 'form', HTMLFormElement).requestSubmit());
    expect(typeSeen).toBe('password');
    expect(input.type).toBe('password');
  });

  test('[REG-02] refs and handlers of register() reach the control and are released on unmount', () => {
    const seen: (HTMLInputElement | null)[] = [];
    const ref = (node: HTMLInputElement | null) => {
      seen.push(node);
    };
    const labels = { showLabel: 'Show', hideLabel: 'Hide', capsLockLabel: 'Caps' };
    show(host, <PasswordField label="Password" name="password" ref={ref} {...labels} />);
    const input = first(host, 'input', HTMLInputElement);
    expect(input.name).toBe('password');
    act(() => root.render(null));
    expect(seen).toEqual([input, null]);
  });

  test('[REG-02] an error that arrives late keeps the typed value and the focus', () => {
    show(host, <TextField label="Name" defaultValue="" />);
    const input = first(host, 'input', HTMLInputElement);
    input.focus();
    input.value = 'Rafid';
    act(() =>
      root.render(<TextField label="Name" defaultValue="" error="Too short." hint="6–16" />),
    );
    expect(first(host, 'input', HTMLInputElement)).toBe(input);
    expect(input.value).toBe('Rafid');
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});
