import { Button, Text } from '@parlour/ui';
import { Checkbox, ErrorSummary, FormStatus } from '@parlour/ui/forms';
import { Tabs } from '@parlour/ui/overlays';
import { type ReactNode, useState } from 'react';
import { challengeMessage } from '../../shared/challenge/challenge-error.ts';
import { nationalNumber } from '../../shared/challenge/phone-number.ts';
import { DraftOffer } from '../../shared/drafts/DraftOffer.tsx';
import { FormAnnouncement } from '../../shared/form/FormAnnouncement.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import { HouseTextLinks } from '../../shared/house-texts/HouseTextLinks.tsx';
import type { HouseText } from '../../shared/house-texts/house-texts.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { agreementKey } from './check.ts';
import type { PlannedField, RegisterTab } from './plan.ts';
import { type FieldContext, RegisterField } from './RegisterField.tsx';
import * as css from './RegisterView.css.ts';
import type { RegisterFormState } from './use-register-form.ts';

export interface RegisterFormProps extends Omit<FieldContext, 'onSendCode'> {
  readonly tabs: readonly RegisterTab[];
  readonly tab: RegisterTab;
  readonly onTab: (tab: RegisterTab) => void;
  readonly fields: readonly PlannedField[];
  /** Whether the registration is being sent. */
  readonly busy: boolean;
  /** Whether the bot challenge is running. */
  readonly checking?: boolean;
  /** The published texts that the agreement is about; they open over the form. Default: none. */
  readonly agreementTexts?: readonly HouseText[];
  /** Content of the site's own between the fields and the agreement. */
  readonly extra?: ReactNode;
  /** Requests a code; the number has no leading zeros. */
  readonly onSendCode: (number: string) => void;
  readonly onLogin: () => void;
}

/** The form itself. Its state outlives it. */
export function RegisterForm({
  state,
  offered,
  ...props
}: RegisterFormProps & { readonly state: RegisterFormState; readonly offered: boolean }) {
  const { tabs, tab, onTab, fields, busy, checking = false, minAge, onLogin } = props;
  const { agreementTexts = [], extra } = props;
  const { form, field: bound, errorOf, place, answerOffer } = state;
  const t = useT();

  const sendCode = () => {
    const number = fields.find(({ kind }) => kind === 'phone');
    if (!number || !state.isRight(number.key)) return;
    props.onSendCode(nationalNumber(state.values()[number.key] ?? '', state.dialCode));
  };

  const working = busy ? t('loading.registering') : undefined;
  const doing = checking ? t('captcha.botCheck') : working;
  const changed = useChanged(tab, fields.map(({ key }) => key).join());

  const content = (
    <div className={css.form}>
      {state.whole && (
        <ErrorSummary
          key={state.attempt.number}
          title={challengeMessage(state.whole.error, t)}
          items={[]}
        />
      )}
      <FormProblems of={state} labels={state.labels} />
      {[...fields.map(({ key }) => key), agreementKey].map((key) => (
        <FormAnnouncement key={key} text={errorOf(key)} />
      ))}
      {offered && (
        <DraftOffer onAccept={() => answerOffer(true)} onDecline={() => answerOffer(false)} />
      )}
      <div className={css.fields}>
        {fields.map((field) => (
          <RegisterField
            {...props}
            key={field.key}
            field={field}
            error={errorOf(field.key)}
            control={state.control}
            bound={bound(field.key)}
            onSendCode={sendCode}
          />
        ))}
      </div>
      {extra}
      <div>
        <Checkbox
          {...bound(agreementKey)}
          label={t('validation.agreementLabel', { age: minAge })}
          error={errorOf(agreementKey)}
          required
        />
        <div className={css.agreementTexts}>
          <HouseTextLinks texts={agreementTexts} />
        </div>
      </div>
      <div ref={place} data-part="challenge" className={css.challenge} />
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        {t('action.openAccount')}
      </Button>
      <div className={css.footnote}>
        <Text as="span" size="small" tone="secondary">
          {t('login.haveAccount')}
        </Text>
        <Button variant="ghost" onClick={onLogin}>
          {t('action.login')}
        </Button>
      </div>
    </div>
  );

  return (
    <form {...form} aria-busy={busy || undefined}>
      <FormStatus message={doing ?? (changed ? t('register.rulesChanged') : undefined)}>
        {tabs.length > 1 ? (
          <Tabs
            label={t('register.ways')}
            value={tab}
            onChange={onTab}
            tabs={tabs.map((id) => ({
              id,
              label: t(id === 'register' ? 'auth.byUsername' : 'auth.byMobile'),
              content,
            }))}
          />
        ) : (
          content
        )}
      </FormStatus>
    </form>
  );
}

/** Whether the fields changed the last time, while the same tab was open. */
function useChanged(tab: RegisterTab, shape: string): boolean {
  const [last, setLast] = useState({ tab, shape, changed: false });
  if (last.tab !== tab || last.shape !== shape) {
    setLast({ tab, shape, changed: last.tab === tab });
  }
  return last.changed;
}
