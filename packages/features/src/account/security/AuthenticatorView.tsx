import { Alert, Button, Link, Stack, Surface, Text } from '@parlour/ui';
import { QrCode } from '@parlour/ui/content';
import { TextField } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { Copy } from 'lucide-react';
import { oneTimeCode } from '../../shared/challenge/one-time-code.ts';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { FormProblems } from '../../shared/form/FormProblems.tsx';
import type { Failure } from '../../shared/form/use-attempt.ts';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { type Translate, useT } from '../../shared/i18n/use-t.ts';
import * as css from './AuthenticatorView.css.ts';
import { type AuthenticatorKey, codeNames, codeSchema } from './authenticator.ts';
import { FormWindow } from './FormWindow.tsx';

export interface AuthenticatorViewProps {
  /** Whether it is on, so that the window turns it off. */
  readonly isOn: boolean;
  /** The key for the app; `null` before it was requested. */
  readonly secret: AuthenticatorKey | null;
  readonly failure: Failure | null;
  readonly busy: boolean;
  /** Requests the key. */
  readonly onBegin: () => void;
  readonly onCopy: (text: string) => void;
  /** Turns it on or off. */
  readonly onSave: (code: string) => void;
  readonly onClose: () => void;
}

const say = (_error: unknown, t: Translate) => t('validation.code');

/** Two-step verification with an authenticator app. One of its codes turns it on or off (MEM-01). */
export function AuthenticatorView(props: AuthenticatorViewProps) {
  return props.isOn || props.secret !== null ? <CodeForm {...props} /> : <Begin {...props} />;
}

function Begin({ failure, busy, onBegin, onClose }: AuthenticatorViewProps) {
  const t = useT();
  return (
    <Modal
      open
      onOpenChange={(open) => open || onClose()}
      title={t('security.authenticator')}
      closeLabel={t('action.close')}
      width={480}
    >
      <Stack>
        <Text>{t('security.appWhy')}</Text>
        <Text tone="secondary">{t('security.appNeeded')}</Text>
        {failure && <FailureAlert key={failure.attempt} text={errorMessage(failure.error, t)} />}
        <Button variant="primary" block busy={busy} onClick={onBegin}>
          {t('action.continue')}
        </Button>
      </Stack>
    </Modal>
  );
}

const places: ReadonlyMap<string, 'code'> = new Map([['CHALLENGE_WRONG', 'code']]);

function CodeForm({
  isOn,
  secret,
  failure,
  busy,
  onCopy,
  onSave,
  onClose,
}: AuthenticatorViewProps) {
  const t = useT();
  const refused = useRefusals<'code'>(failure?.error, codeNames, { places, say });
  const form = useCheckedForm({
    schema: codeSchema,
    onSubmit: ({ code }) => onSave(oneTimeCode(code)),
    refused,
    refusedAttempt: failure?.attempt,
  });
  const label = t('security.appCode');
  const problem = form.problems.get('code');
  const error =
    typeof problem === 'object'
      ? problem.says
      : problem === 'required'
        ? t('validation.requiredField', { field: label })
        : problem && t('validation.code');
  return (
    <FormWindow
      title={t('security.authenticator')}
      form={form.form}
      action={t(isOn ? 'security.turnOff' : 'security.turnOn')}
      {...{ busy, onClose }}
    >
      {isOn ? (
        <Alert tone="warn">{t('security.appOff')}</Alert>
      ) : (
        secret && <Key of={secret} onCopy={onCopy} />
      )}
      {failure && refused.size === 0 && (
        <FailureAlert key={failure.attempt} text={errorMessage(failure.error, t)} />
      )}
      <FormProblems of={form} labels={{ code: label }} />
      <TextField
        {...form.field('code')}
        label={label}
        required
        code
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error}
      />
    </FormWindow>
  );
}

interface KeyProps {
  readonly of: AuthenticatorKey;
  readonly onCopy: (text: string) => void;
}

/** The key as a QR code for another phone, and as text and link for this one. */
function Key({ of: { uri, secret, spelled }, onCopy }: KeyProps) {
  const t = useT();
  return (
    <Surface tone="sunken" radius="md" padding="s4">
      <div className={css.secret}>
        {uri !== null && <QrCode text={uri} label={t('security.appQr')} size={160} />}
        <Stack gap="s2">
          <Text size="small">{t('security.appScan')}</Text>
          <Text as="span" bold>
            <bdi translate="no" dir="ltr" className={css.letters}>
              {spelled}
            </bdi>
          </Text>
          <Button size="sm" icon={Copy} onClick={() => onCopy(secret)}>
            {t('security.copyKey')}
          </Button>
          {uri !== null && <Link href={uri}>{t('security.openApp')}</Link>}
        </Stack>
      </div>
    </Surface>
  );
}
