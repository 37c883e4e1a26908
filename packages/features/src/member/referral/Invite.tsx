import { Alert, Button, Heading, IconButton, Stack, Surface, Text } from '@parlour/ui';
import { QrCode } from '@parlour/ui/content';
import { Copy, Download, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import * as sharing from '../../shared/sharing/sharing.css.ts';
import * as css from './ReferralView.css.ts';
import type { ReferralViewProps } from './ReferralView.props.ts';
import type { Invitation } from './referral-model.ts';

interface InviteProps
  extends Pick<
    ReferralViewProps,
    'canShare' | 'failure' | 'onCopyLink' | 'onCopyCode' | 'onShare' | 'onShareCode' | 'onSave'
  > {
  readonly of: Invitation;
}

const failures = {
  copy: 'error.copyFailed',
  share: 'referral.shareFailed',
  save: 'referral.saveFailed',
} as const;

/** The link as text and as a QR code, the code, and buttons to copy, share and save them (REF-01). */
export function Invite({ of, canShare, failure, ...on }: InviteProps) {
  const t = useT();
  const drawing = useRef<SVGSVGElement>(null);
  const { link, code } = of;
  return (
    <Surface as="section" aria-labelledby="referral-link">
      <Stack gap="s3">
        <Heading level={3} id="referral-link">
          {t('referral.link')}
        </Heading>
        <Text tone="secondary">{t('referral.lead')}</Text>
        <div className={css.invite}>
          <QrCode ref={drawing} text={link} label={t('referral.qr')} size={148} />
          <Stack gap="s3" className={css.ways}>
            <div className={sharing.well}>
              <bdi translate="no" className={sharing.picked} dir="ltr">
                {link}
              </bdi>
              <IconButton
                icon={Copy}
                label={t('action.copyLink')}
                onClick={() => on.onCopyLink(of)}
              />
            </div>
            <div className={css.code}>
              <Text as="span" size="small" tone="secondary">
                {t('auth.referralCode')}
              </Text>
              <span className={css.codeText}>
                <bdi translate="no" className={sharing.picked} dir="ltr">
                  <strong>{code}</strong>
                </bdi>
                <IconButton
                  icon={Copy}
                  label={t('referral.copyCode')}
                  onClick={() => on.onCopyCode(of)}
                />
                {canShare && (
                  <IconButton
                    icon={Share2}
                    label={t('referral.shareCode')}
                    onClick={() => on.onShareCode(of)}
                  />
                )}
              </span>
            </div>
            {failure && (
              <Alert key={failure.attempt} tone="warn" role="alert">
                {t(failures[failure.of])}
              </Alert>
            )}
            <div className={css.buttons}>
              <Button
                icon={Download}
                onClick={() => {
                  if (drawing.current) on.onSave(of, drawing.current);
                }}
              >
                {t('referral.saveQr')}
              </Button>
              {canShare ? (
                <Button variant="primary" icon={Share2} onClick={() => on.onShare(of)}>
                  {t('action.share')}
                </Button>
              ) : (
                <Button variant="primary" icon={Copy} onClick={() => on.onCopyLink(of)}>
                  {t('action.copyLink')}
                </Button>
              )}
            </div>
          </Stack>
        </div>
      </Stack>
    </Surface>
  );
}
