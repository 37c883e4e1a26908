import { Alert, Badge, Button, Heading, IconButton, Stack, Surface, Text } from '@parlour/ui';
import { QrCode } from '@parlour/ui/content';
import { DataList } from '@parlour/ui/data';
import { Copy, Download, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as sharing from '../../shared/sharing/sharing.css.ts';
import { kindLabel } from '../rebates/RateFields.tsx';
import * as css from './RegisterView.css.ts';
import type { RegisterViewProps } from './RegisterView.props.ts';
import { isOn, type RegistrationLink, wordOfStatus, wordOfType } from './register-center-model.ts';

interface LinkCardProps
  extends Pick<RegisterViewProps, 'canShare' | 'failure' | 'onCopy' | 'onShare' | 'onSave'> {
  readonly of: RegistrationLink;
}

const failures = {
  copy: 'error.copyFailed',
  share: 'link.shareFailed',
  save: 'link.saveFailed',
} as const;

/** One link as text and as a QR code, with its rates and how long it works (AGT-03). */
export function LinkCard({ of, canShare, failure, onCopy, onShare, onSave }: LinkCardProps) {
  const t = useT();
  const figures = useFigures();
  const drawing = useRef<SVGSVGElement>(null);
  const isWorking = isOn(of);
  const word = wordOfStatus(of.status);
  return (
    <Surface as="section" aria-labelledby="registration-link">
      <Stack gap="s3">
        <Heading level={3} id="registration-link">
          {t('team.registrationLink')}
        </Heading>
        <div className={css.invite}>
          {isWorking && (
            <QrCode
              ref={drawing}
              text={of.link}
              label={t('link.qr', { link: of.code })}
              size={112}
            />
          )}
          <Stack gap="s2" align="start" className={css.about}>
            <Type of={of} />
            <Text size="small" tone="secondary">
              {isWorking
                ? t('agentMsg.linkExpires', { time: of.expires })
                : word
                  ? t(word.label)
                  : of.status}
            </Text>
          </Stack>
        </div>
        {isWorking ? (
          <>
            <div className={sharing.well}>
              <bdi translate="no" className={sharing.picked} dir="ltr">
                {of.link}
              </bdi>
              <IconButton icon={Copy} label={t('action.copyLink')} onClick={() => onCopy(of)} />
            </div>
            {failure && (
              <Alert key={failure.attempt} tone="warn" role="alert">
                {t(failures[failure.of])}
              </Alert>
            )}
            <div className={css.buttons}>
              <Button
                icon={Download}
                onClick={() => drawing.current && onSave(of, drawing.current)}
              >
                {t('link.saveQr')}
              </Button>
              {canShare && (
                <Button icon={Share2} onClick={() => onShare(of)}>
                  {t('action.share')}
                </Button>
              )}
            </div>
          </>
        ) : (
          <Alert>{t('link.notWorking')}</Alert>
        )}
        <DataList
          variant="well"
          items={[
            ...(of.label === ''
              ? []
              : [
                  {
                    id: 'label',
                    label: t('link.label'),
                    value: <bdi translate="no">{of.label}</bdi>,
                  },
                ]),
            {
              id: 'code',
              label: t('link.code'),
              value: (
                <bdi translate="no" dir="ltr">
                  {of.code}
                </bdi>
              ),
            },
            {
              id: 'registered',
              label: t('link.registered'),
              value: t('link.people', { count: of.registered }),
            },
            { id: 'made', label: t('link.madeAt'), value: figures(of.made) },
            { id: 'ends', label: t('link.ends'), value: figures(of.expires) },
            ...of.rates.map((rate) => ({
              id: `rate-${rate.kind}`,
              label: t('link.rateOf', { title: kindLabel(rate, t) }),
              value: figures(`${rate.rate}%`),
            })),
          ]}
        />
      </Stack>
    </Surface>
  );
}

/** The kind of account; an unknown one is shown by its code. */
function Type({ of: { type } }: { readonly of: RegistrationLink }) {
  const t = useT();
  const word = wordOfType(type);
  return <Badge tone={type === 'agent' ? 'accent' : 'neutral'}>{word ? t(word) : type}</Badge>;
}
