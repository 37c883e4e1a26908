import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { allLoaded } from '../../testing/settled.ts';
import { createTestRuntime, TestProviders, type TestRuntime } from '../../testing/test-runtime.tsx';
import { RegisterModal } from './RegisterModal.tsx';

/** The props of a live story. */
export interface LiveProps {
  /** Changes of the backend, in the format of the sandbox's control API. */
  readonly scenario: Parameters<TestRuntime['setScenario']>[0];
  readonly referralCode: string;
  readonly language: 'bn' | 'en';
}

/** Invisible parts of the current story: its runtime, and the action of the language picker. */
export const onShow: {
  test: TestRuntime | null;
  speak: (language: 'bn' | 'en') => void;
} = { test: null, speak: () => undefined };

/** The modal with its own backend. */
export function Live({ scenario, referralCode, language: first }: LiveProps) {
  const [language, setLanguage] = useState(first);
  const [test] = useState(() => createTestRuntime({ language }));
  const [set, setSet] = useState(false);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    onShow.test = test;
    onShow.speak = (next) => {
      test.runtime.preferences.setLanguage(next);
      setLanguage(next);
    };
    void test.setScenario(scenario).then(() => setSet(true));
  }, [test, scenario]);
  return (
    <TestProviders test={test} language={language}>
      {!set && <span hidden data-state="arriving" />}
      {set && open && (
        <RegisterModal
          props={referralCode === '' ? {} : { referralCode }}
          onDismiss={() => setOpen(false)}
        />
      )}
    </TestProviders>
  );
}

/**
 * Call it at the end of every story, so that the picture shows a form that has loaded everything, including its flag.
 */
export async function cameToRest(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[data-state="arriving"]')).toBeNull());
  if (onShow.test) await allLoaded(onShow.test);
}

/** Returns a field of the modal by its form name, once it is rendered. */
export const field = async (name: string): Promise<HTMLInputElement> =>
  waitFor(() => {
    const found = [...document.querySelectorAll('input')].find((input) => input.name === name);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  });

/** Returns the button that sends the form. */
export function submitButton(): HTMLElement {
  const found = document.querySelector<HTMLElement>('button[type="submit"]');
  if (!found) throw new Error('no submit button');
  return found;
}

/** Correct values for a form. */
export const right = {
  username: 'padma7',
  password: 'Padma#2026',
  confirmPassword: 'Padma#2026',
  mobileNum: '01712345600',
};
