// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createElement, type ElementType, type ReactNode } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { storiesIn } from '../../../tools/story-checks/stories.ts';
import { renderPage } from './testing/render-page.tsx';
import { catalogues, createTestRuntime } from './testing/test-runtime.tsx';

/** The views of all account forms, from their stories. */
const files = import.meta.glob([
  './account/login/LoginView.stories.tsx',
  './account/login/HeaderLoginView.stories.tsx',
  './account/register/RegisterView.stories.tsx',
  './account/forgot-password/ForgotPasswordView.stories.tsx',
  './account/change-password/ChangePasswordView.stories.tsx',
  './account/extra-verification/ExtraVerificationView.stories.tsx',
]);

const texts = catalogues.en;
const around = createTestRuntime({ language: 'en' });

// jsdom has no layout.
beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = vi.fn();
});

const isComponent = (value: unknown): value is ElementType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

const element = (component: unknown, props: Record<string, unknown>) => {
  if (!isComponent(component)) throw new Error('A story without render needs a component.');
  return createElement(component, props);
};

const storiesOf = async (path: string) => {
  const load = files[path];
  if (!load) throw new Error(`no ${path}`);
  return storiesIn(await load(), element);
};

/** Renders a view and waits for its late parts. */
async function show(view: ReactNode) {
  const { container, user, unmount } = renderPage(around, view);
  await waitFor(() => expect(document.querySelector('[data-state="arriving"]')).toBeNull());
  const scope = screen.queryByRole('dialog') ?? container;
  // A region can be live by its attribute alone, without a role.
  const regions = () => [
    ...scope.querySelectorAll('output, [aria-live], [role="status"], [role="alert"], [role="log"]'),
  ];
  return { scope, regions, said: () => regions()[0]?.textContent ?? '', user, unmount };
}

async function shown(path: string, name: string) {
  const story = (await storiesOf(path)).find((one) => one.name === name);
  if (!story) throw new Error(`no story ${name}`);
  return show((await story.prepare('en'))());
}

const register = './account/register/RegisterView.stories.tsx';
const username = () => screen.getByRole('textbox', { name: 'Username' });

/** Puts a text in place of what is in the field. */
async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}

test('the stories are found', () => {
  expect(Object.keys(files)).toHaveLength(6);
});

describe('[A11-01] [ERR-01] a form of an account has one live region', () => {
  test.each(Object.keys(files))(
    'in every state of %s, and announces its progress there',
    async (path) => {
      let forms = 0;
      for (const story of await storiesOf(path)) {
        const { scope, regions, said, unmount } = await show((await story.prepare('en'))());
        // A summary or a failure takes the focus.
        const failures = within(scope)
          .queryAllByRole('group')
          .filter((group) => group.hasAttribute('tabindex'));
        // A form that is busy or has failed announces it; an idle form is silent.
        if (scope.querySelector('form input')) {
          forms += 1;
          expect(regions(), story.name).toHaveLength(1);
          for (const failure of failures.slice(0, 1)) {
            const name = (own: string) => own !== '' && said().includes(own);
            expect(within(scope).getAllByRole('group', { name }), story.name).toContain(failure);
          }
        } else expect(regions().length, story.name).toBeLessThan(2);
        unmount();
      }
      expect(forms).toBeGreaterThan(2);
    },
  );

  test('Caps Lock and a shown password are announced by it', async () => {
    const { user, regions, said } = await shown(
      './account/change-password/ChangePasswordView.stories.tsx',
      'Wanted',
    );
    await user.click(screen.getByLabelText(/^New password/));
    expect(said()).toBe('');
    await user.keyboard('{CapsLock}');
    expect(said()).toBe(texts['auth.capsLockOn']);
    await user.keyboard('{CapsLock}{Shift}');
    expect(said()).toBe('');
    const [reveal] = screen.getAllByRole('button', { name: texts['auth.showPassword'] });
    if (reveal) await user.click(reveal);
    expect(said()).toBe(texts['auth.hidePassword']);
    expect(regions()).toHaveLength(1);
  });

  test('a failed attempt is announced once, by its summary, which has the focus', async () => {
    const { user, regions, said } = await shown(
      './account/forgot-password/ForgotPasswordView.stories.tsx',
      'Email',
    );
    await user.click(screen.getByRole('button', { name: 'Send email' }));
    const name = '2 fields need your attention.';
    await waitFor(() => expect(screen.getByRole('group', { name })).toHaveFocus());
    expect(said()).toBe(name);
    expect(regions()).toHaveLength(1);
  });

  test('the error of a field that was left is announced, and cleared once the field is right', async () => {
    const { user, said } = await shown(register, 'Username');
    await write(user, username(), 'a');
    // A press beside the form: the next field would have an error of its own when it is left.
    await user.click(document.body);
    await waitFor(() => expect(said()).not.toBe(''));
    expect(username()).toBeInvalid();
    expect(username()).toHaveAccessibleDescription(expect.stringContaining(said()));
    await write(user, username(), 'rafid');
    await waitFor(() => expect(said()).toBe(''));
  });

  test('the checkbox of an agreement is announced like a field', async () => {
    const { user, said } = await shown(register, 'Username');
    act(() => screen.getByRole('checkbox', { name: /^I am 21 or over/ }).focus());
    await user.tab();
    const error = texts['validation.agreement'].replace('{age}', '21');
    await waitFor(() => expect(said()).toBe(error));
  });

  test('a counter is announced near the limit, and above it', async () => {
    const { user, said } = await shown(register, 'Username');
    await user.type(username(), 'a'.repeat(12));
    expect(said()).toBe('');
    await user.type(username(), 'a');
    expect(said()).toBe('3 characters left.');
    await user.type(username(), 'a');
    expect(said()).toBe('3 characters left.');
    await user.type(username(), 'aaa');
    expect(said()).toBe('1 character too many.');
  });

  test.each([
    ['./account/login/LoginView.stories.tsx', 'Busy', 'loading.loggingIn'],
    ['./account/register/RegisterView.stories.tsx', 'Submitting', 'loading.registering'],
    ['./account/forgot-password/ForgotPasswordView.stories.tsx', 'EmailBusy', 'loading.sending'],
    ['./account/change-password/ChangePasswordView.stories.tsx', 'Busy', 'loading.saving'],
    ['./account/extra-verification/ExtraVerificationView.stories.tsx', 'Busy', 'loading.checking'],
  ] as const)('progress is announced by it: %s %s', async (path, name, key) => {
    expect((await shown(path, name)).said()).toBe(texts[key]);
  });
});
