// @vitest-environment jsdom
import { act, createElement, type ElementType, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { storiesIn } from '../../../tools/story-checks/stories.ts';
import { draw, newPlace } from './testing/page.fixture.tsx';
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
const roots: Root[] = [];

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no layout.
  HTMLElement.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.replaceChildren();
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
  const { box: place, root } = newPlace();
  roots.push(root);
  await draw(root, around, view);
  await vi.waitFor(() => expect(document.querySelector('[data-state="arriving"]')).toBeNull());
  const scope: Element = document.querySelector('[role="dialog"]') ?? place;
  const regions = () => [
    ...scope.querySelectorAll('output, [aria-live], [role="status"], [role="alert"], [role="log"]'),
  ];
  const field = (name: string): HTMLInputElement => {
    const found = [...scope.querySelectorAll('input')].find((input) => input.name === name);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  };
  return { scope, regions, said: () => regions()[0]?.textContent ?? '', field };
}

async function shown(path: string, name: string) {
  const story = (await storiesOf(path)).find((one) => one.name === name);
  if (!story) throw new Error(`no story ${name}`);
  return show((await story.prepare('en'))());
}

/** Sets the value through the native setter, so that React sees an input event. */
const write = (box: HTMLInputElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });

const leave = (box: HTMLInputElement) =>
  act(async () => {
    box.focus();
    box.blur();
  });

test('the stories are found', () => {
  expect(Object.keys(files)).toHaveLength(6);
});

describe('[A11-01] [ERR-01] a form of an account has one live region', () => {
  test.each(Object.keys(files))(
    'in every state of %s, and announces its progress there',
    async (path) => {
      let forms = 0;
      for (const story of await storiesOf(path)) {
        const { scope, regions, said } = await show((await story.prepare('en'))());
        const failure = scope.querySelector(
          '[data-component="error-summary"], [data-component="alert"][tabindex]',
        );
        // A form that is busy or has failed announces it; an idle form is silent.
        if (scope.querySelector('form input')) {
          forms += 1;
          expect(regions(), story.name).toHaveLength(1);
          const title = failure?.querySelector('[data-part="title"]') ?? failure;
          if (failure) expect(said(), story.name).toContain(title?.textContent);
        } else expect(regions().length, story.name).toBeLessThan(2);
        act(() => {
          for (const root of roots.splice(0)) root.unmount();
        });
        document.body.replaceChildren();
      }
      expect(forms).toBeGreaterThan(2);
    },
  );

  test('Caps Lock and a shown password are announced by it', async () => {
    const { field, regions, said, scope } = await shown(
      './account/change-password/ChangePasswordView.stories.tsx',
      'Wanted',
    );
    const box = field('newPassword');
    const press = (on: boolean) => {
      const key = new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock: on });
      return act(async () => box.dispatchEvent(key));
    };
    expect(said()).toBe('');
    await press(true);
    expect(said()).toBe(texts['auth.capsLockOn']);
    await press(false);
    expect(said()).toBe('');
    const reveal = scope.querySelector<HTMLElement>('[data-part="reveal"]');
    await act(async () => reveal?.click());
    expect(said()).toBe(texts['auth.hidePassword']);
    expect(regions()).toHaveLength(1);
  });

  test('a failed attempt is announced once, by its summary, which has the focus', async () => {
    const { scope, regions, said } = await shown(
      './account/forgot-password/ForgotPasswordView.stories.tsx',
      'Email',
    );
    await act(async () => scope.querySelector('form')?.requestSubmit());
    const summary = scope.querySelector('[data-component="error-summary"]');
    expect(summary?.matches(':focus')).toBe(true);
    expect(summary?.getAttribute('role')).toBe('group');
    expect(said()).toBe('2 fields need your attention.');
    expect(regions()).toHaveLength(1);
  });

  test('the error of a field that was left is announced, and cleared once the field is right', async () => {
    const { field, said } = await shown('./account/register/RegisterView.stories.tsx', 'Username');
    const name = field('username');
    await write(name, 'a');
    await leave(name);
    const error = document.getElementById(`${name.id}-error`)?.textContent ?? '';
    expect(error).not.toBe('');
    expect(said()).toBe(error);
    await write(name, 'rafid');
    expect(said()).toBe('');
  });

  test('the checkbox of an agreement is announced like a field', async () => {
    const { field, said } = await shown('./account/register/RegisterView.stories.tsx', 'Username');
    await leave(field('agreement'));
    expect(said()).toBe(texts['validation.agreement'].replace('{age}', '21'));
  });

  test('a counter is announced near the limit, and above it', async () => {
    const { field, said } = await shown('./account/register/RegisterView.stories.tsx', 'Username');
    const name = field('username');
    await write(name, 'a'.repeat(12));
    expect(said()).toBe('');
    await write(name, 'a'.repeat(13));
    expect(said()).toBe('3 characters left.');
    await write(name, 'a'.repeat(14));
    expect(said()).toBe('3 characters left.');
    await write(name, 'a'.repeat(17));
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
