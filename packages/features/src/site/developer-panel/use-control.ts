import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage, useT } from '../../shared/i18n/use-t.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import {
  type DemoAccount,
  type Inbox,
  type NamedScenario,
  type SandboxControl,
  type Scenario,
  ScenarioRefused,
} from './control.ts';

/** The result of the last change, as a sentence. */
export interface Outcome {
  readonly tone: 'success' | 'danger';
  readonly text: string;
}

const noInbox: Inbox = { sms: [], captchas: [] };

/** Reads and changes the scenario. After each change the page reads everything again. */
export function useControl(control: SandboxControl) {
  const t = useT();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [scenario, setScenario] = useState<Scenario | null>(null);
  const [inbox, setInbox] = useState<Inbox>(noInbox);
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  const [named, setNamed] = useState<readonly NamedScenario[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const readInbox = useCallback(async () => {
    try {
      setInbox(await control.inbox());
    } catch {
      setOutcome({ tone: 'danger', text: t('dev.failed') });
    }
  }, [control, t]);

  // Read again at each opening, because a test may have changed the backend meanwhile.
  const open = useCallback(async () => {
    setOutcome(null);
    setScenario((await control.get()) ?? null);
    setAccounts(await control.accounts().catch(() => []));
    setNamed(await control.scenarios(language).catch(() => []));
    await readInbox();
  }, [control, language, readInbox]);

  useEffect(() => {
    let current = true;
    void control.get().then((found) => {
      if (current) setScenario(found);
    });
    return () => {
      current = false;
    };
  }, [control]);

  const [change, changing] = useOnce(async (step: () => Promise<Scenario>) => {
    try {
      setScenario(await step());
      setOutcome({ tone: 'success', text: t('dev.applied') });
      void queryClient.invalidateQueries();
    } catch (error) {
      const text =
        error instanceof ScenarioRefused ? t('dev.refused', { part: error.part }) : t('dev.failed');
      setOutcome({ tone: 'danger', text });
    }
  });

  return {
    scenario,
    inbox,
    accounts,
    named,
    outcome,
    changing,
    open,
    readInbox,
    apply: (next: Scenario) => void change(() => control.put(next)),
    applyNamed: (name: string | null) => void change(() => control.putNamed(name)),
    reset: () => void change(control.reset),
  };
}
