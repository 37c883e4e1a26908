import { Button } from '@parlour/ui';
import { FormStatus, RadioGroup } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { Landmark, LogOut, Mail, ShieldCheck, Smartphone } from 'lucide-react';
import { useMemo } from 'react';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { type MessageKey, useT } from '../../shared/i18n/use-t.ts';
import type { VerifyMethod } from '../../shared/session/types.ts';
import { AnswerField } from './AnswerField.tsx';
import * as css from './ExtraVerificationView.css.ts';
import type { ExtraVerificationViewProps } from './ExtraVerificationView.props.ts';
import { answerSchema } from './extra-verification-model.ts';

const labels = {
  mobile: 'verify.byMobileCode',
  code: 'verify.byMobileCode',
  email: 'verify.byEmailCode',
  bankName: 'verify.byBankName',
  google: 'verify.byGoogle',
} as const satisfies Record<VerifyMethod, MessageKey>;

const icons = {
  mobile: Smartphone,
  code: Smartphone,
  email: Mail,
  bankName: Landmark,
  google: ShieldCheck,
} as const satisfies Record<VerifyMethod, unknown>;

/**
 * Verifies the member after a login from a new place (LGN-07). The window cannot be closed; one can only cancel the
 * login.
 */
export function ExtraVerificationView(props: ExtraVerificationViewProps) {
  const { methods, code, busy, onCancel } = props;
  const t = useT();
  const status = busy ? t('loading.checking') : code.sending ? t('loading.sending') : '';
  return (
    <Modal
      open
      onOpenChange={() => undefined}
      dismissible={false}
      title={t('verify.title')}
      description={methods.length > 0 ? t('verify.reason') : t('verify.noMethod')}
      closeLabel={t('action.close')}
      width={480}
      height={0}
    >
      <FormStatus message={status}>
        {methods.length > 0 ? (
          <VerificationForm {...props} />
        ) : (
          <Button block onClick={onCancel}>
            {t('verify.cancel')}
          </Button>
        )}
      </FormStatus>
    </Modal>
  );
}

function VerificationForm(props: ExtraVerificationViewProps) {
  const { methods, method, code, failure, busy, onMethod, onSend, onSubmit, onCancel } = props;
  const t = useT();
  const schema = useMemo(() => answerSchema(method), [method]);
  const form = useCheckedForm({
    schema,
    onSubmit: (values) => method && onSubmit(values[method]),
    // Changing the method keeps the typed answers.
    keepsGone: true,
    focusesField: true,
  });
  if (!method) return null;
  return (
    <form className={css.form} {...form.form}>
      {failure && <FailureAlert key={failure.attempt} text={errorMessage(failure.error, t)} />}
      {methods.length > 1 ? (
        <RadioGroup
          label={t('verify.way')}
          variant="card"
          options={methods.map((value) => ({
            value,
            label: t(labels[value]),
            icon: icons[value],
            disabled: busy,
          }))}
          value={method}
          onChange={(value) => {
            const chosen = methods.find((one) => one === value);
            if (chosen) onMethod(chosen);
          }}
        />
      ) : (
        <p className={css.way}>{t(labels[method])}</p>
      )}
      <AnswerField
        key={method}
        method={method}
        code={code}
        invalid={form.problems.has(method)}
        onSend={onSend}
        {...form.field(method)}
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary" size="lg" block busy={busy}>
          {t('action.verify')}
        </Button>
        <Button variant="ghost" icon={LogOut} onClick={onCancel}>
          {t('verify.cancel')}
        </Button>
      </div>
    </form>
  );
}
