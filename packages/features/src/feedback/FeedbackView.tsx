import type { WireFeedbackBody } from '@parlour/api-client';
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
import type { DraftValues } from '../drafts/index.ts';
import { errorMessage, useT } from '../i18n/index.ts';
import { columns, page } from '../page-parts/index.ts';
import type { Part } from '../parts/index.ts';
import type { Uploads } from '../uploads/index.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import type { FeedbackOptions, PastPage } from './model.ts';
import { Past } from './Past.tsx';
import { Sent } from './Sent.tsx';

/** What has arrived. */
export interface SentFeedback {
  readonly reference: string;
  /** It bears the name of a member, who can read its answer. */
  readonly isMember: boolean;
}

/** An attempt that failed, or whose outcome is unknown. */
export interface FailedFeedback {
  readonly error: unknown;
  /** Counts attempts, so that the same failure is said again. */
  readonly attempt: number;
}

export interface FeedbackViewProps {
  /** `unknown` while the session is picked up. */
  readonly visitor: 'guest' | 'trial' | 'member' | 'unknown';
  readonly options: Part<FeedbackOptions>;
  /** `null` for all but members. */
  readonly past: Part<PastPage> | null;
  readonly sent: SentFeedback | null;
  /** What the form begins with. */
  readonly begun: DraftValues;
  /** Another number is another form. */
  readonly round: number;
  readonly uploads: Uploads;
  /** What may be sent about device and browser, word for word; empty: nothing. */
  readonly device: string;
  readonly busy: boolean;
  readonly failed: FailedFeedback | null;
  /** Address of the help this belongs to. */
  readonly helpHref: string;
  readonly onType: (typed: DraftValues) => void;
  readonly onSend: (body: WireFeedbackBody) => void;
  readonly onAnother: () => void;
  readonly onLogin: () => void;
  readonly onOpenAccount: () => void;
  readonly onRetry: () => void;
  readonly onRetryPast: () => void;
  readonly onPage: (page: number) => void;
}

/** Feedback: what it is about, the text, pictures; and what became of earlier ones (HLP-01). */
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
