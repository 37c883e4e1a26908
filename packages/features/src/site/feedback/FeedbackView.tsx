import {
  Alert,
  ButtonLink,
  ErrorState,
  Heading,
  Skeleton,
  Stack,
  Surface,
  Text,
} from '@parlour/ui';
import { ArrowLeft } from 'lucide-react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { columns, page } from '../../shared/page-parts/page-parts.css.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import type { FeedbackViewProps } from './FeedbackView.props.ts';
import { Past } from './Past.tsx';
import { Sent } from './Sent.tsx';

/** The feedback page: type, text and pictures, and earlier feedback with its status (HLP-01). */
export function FeedbackView(props: FeedbackViewProps) {
  const { options, past, sent, helpHref } = props;
  const t = useT();
  return (
    <div className={page}>
      <div>
        <ButtonLink variant="ghost" icon={ArrowLeft} href={helpHref}>
          {t('nav.helpCentre')}
        </ButtonLink>
      </div>
      <Stack gap="s1">
        <Heading level={1}>{t('action.sendFeedback')}</Heading>
        <Text tone="secondary">{t('feedback.lead')}</Text>
      </Stack>
      <div className={columns}>
        {sent ? (
          <Sent key={sent.reference} sent={sent} onAnother={props.onAnother} />
        ) : (
          <Surface as="section" aria-label={t('action.sendFeedback')}>
            {options.status === 'loading' && (
              <div aria-busy="true">
                <Skeleton height={420} />
              </div>
            )}
            {options.status === 'error' && (
              <ErrorState
                level={2}
                title={t('error.loadFailed')}
                body={errorMessage(options.error, t)}
                retryLabel={t('action.retry')}
                busy={options.busy}
                onRetry={props.onRetry}
              />
            )}
            {options.status === 'ready' && (
              <FeedbackForm {...props} key={props.round} options={options.value} />
            )}
          </Surface>
        )}
        <Stack>
          {past && <Past past={past} onRetry={props.onRetryPast} onPage={props.onPage} />}
          <Alert>{t('feedback.noSecrets')}</Alert>
        </Stack>
      </div>
    </div>
  );
}
