import { type RegisterViewProps, useRegister } from '@parlour/features/account/register';
import {
  agreementKey,
  DayField,
  labelOf,
  latestBirthday,
  type PlannedField,
  type RegisterFormState,
  useRegisterForm,
} from '@parlour/features/account/register/form';
import {
  CaptchaInput,
  challengeMessage,
  nationalNumber,
  SmsCodeInput,
} from '@parlour/features/challenge';
import { useT } from '@parlour/features/i18n';
import { useMember } from '@parlour/features/runtime';
import { Alert, Button, Heading, Skeleton, Stack, Surface, Text } from '@parlour/ui';
import { Checkbox, FormStatus, PasswordField, PhoneField, TextField } from '@parlour/ui/forms';

/** A registration as a list of questions, each on its own card. */
export function OwnRegistration() {
  const t = useT();
  const member = useMember();
  const { view } = useRegister();
  const form = useRegisterForm(view);
  const { status, busy, minAge } = view;
  const wrong = form.attempt.open.length;
  const working = busy ? t('loading.registering') : '';
  if (member) return <Text bold>{member.nickname}</Text>;
  if (status === 'loading') return <Skeleton shape="block" height={320} />;
  if (status !== 'ready') {
    return status === 'closed' ? (
      <Alert>{t('screen.closedRegistration.body')}</Alert>
    ) : (
      <Alert action={<Button onClick={view.onRetry}>{t('action.retry')}</Button>}>
        {t('register.rulesFailed')}
      </Alert>
    );
  }
  return (
    <form {...form.form}>
      <FormStatus message={working || (wrong > 0 ? t('validation.summary', { count: wrong }) : '')}>
        <Heading level={1}>{t('register.title')}</Heading>
        {form.whole && (
          <Alert key={form.attempt.number} tone="danger" role="alert">
            {challengeMessage(form.whole.error, t)}
          </Alert>
        )}
        <Stack as="ol" gap="s2">
          {view.fields.map((field) => (
            <Surface as="li" key={field.key} tone="sunken" padding="s4">
              <Question field={field} view={view} form={form} />
            </Surface>
          ))}
        </Stack>
        <Stack>
          <Checkbox
            {...form.field(agreementKey)}
            label={t('validation.agreementLabel', { age: minAge })}
            error={form.errorOf(agreementKey)}
            required
          />
          <div ref={form.place} />
          <Button type="submit" variant="primary" busy={busy}>
            {t('action.openAccount')}
          </Button>
        </Stack>
      </FormStatus>
    </form>
  );
}

/** The field for one rule of the server. */
function Question(props: {
  readonly field: PlannedField;
  readonly view: RegisterViewProps;
  readonly form: RegisterFormState;
}) {
  const { field, view, form } = props;
  const t = useT();
  const bound = { ...form.field(field.key), error: form.errorOf(field.key) };
  const common = { ...bound, label: labelOf(field, t), required: field.rule.required };
  switch (field.kind) {
    case 'password':
      return (
        <PasswordField
          {...common}
          autoComplete="new-password"
          showLabel={t('auth.showPassword')}
          hideLabel={t('auth.hidePassword')}
          capsLockLabel={t('auth.capsLockOn')}
        />
      );
    case 'phone':
      return (
        <PhoneField
          {...common}
          countries={view.countries}
          country={view.country}
          onCountryChange={view.onCountry}
          pickerLabel={t('a11y.countryPicker')}
        />
      );
    case 'date':
      return <DayField {...common} max={latestBirthday(view.today, view.minAge)} />;
    case 'captcha':
      return <CaptchaInput {...bound} captcha={view.captcha} />;
    case 'sms': {
      const typed = () => nationalNumber(form.values().mobileNum ?? '', form.dialCode);
      return <SmsCodeInput {...bound} sms={view.sms} onSend={() => view.onSendCode(typed())} />;
    }
    default:
      return <TextField {...common} optionalLabel={t('hint.optional')} />;
  }
}
