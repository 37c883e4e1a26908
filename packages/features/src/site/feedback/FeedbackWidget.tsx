import { queries, type WireFeedbackBody } from '@parlour/api-client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useMember, useRuntime, useSession } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { useUploads } from '../../shared/uploads/use-uploads.ts';
import type { FailedFeedback, FeedbackViewProps, SentFeedback } from './FeedbackView.props.ts';
import { FeedbackView } from './FeedbackView.tsx';
import { toOptions, toPastPage } from './feedback-model.ts';
import { useKeptFeedback } from './use-kept-feedback.ts';

/** Rows on one page of earlier feedback. */
const pageSize = 5;
/** Maximum length that the backend accepts. */
const longestDevice = 255;

const visitors: ReadonlyMap<string, FeedbackViewProps['visitor']> = new Map([
  ['authenticated', 'member'],
  ['trial', 'trial'],
  ['authenticating', 'unknown'],
]);

/** The user agent of the browser; read when the form is shown. */
const thisBrowser = (): string => navigator.userAgent.slice(0, longestDevice);

interface Own {
  readonly account: string | null;
}

export interface FeedbackWidgetProps {
  /** Address of the help page. */
  readonly helpHref: string;
  /** Returns the text about device and browser. Default: the user agent. */
  readonly device?: () => string;
}

/**
 * The feedback page, connected to session and backend: one request per intent, and no typed text is lost (HLP-01,
 * WAL-07).
 */
export function FeedbackWidget({ helpHref, device = thisBrowser }: FeedbackWidgetProps) {
  const { api, overlays } = useRuntime();
  const { kind } = useSession();
  const { timeZone } = useSettings();
  const account = useMember()?.account ?? null;
  const isMember = kind === 'authenticated';
  const client = useQueryClient();
  const { withKey } = useIntent();
  const kept = useKeptFeedback();
  const uploads = useUploads('feedback');
  const [pageNo, setPageNo] = useState(1);
  /** Kept with the account that sent it, so that no other account sees the reference. */
  const [sent, setSent] = useState<(Pick<SentFeedback, 'reference'> & Own) | null>(null);
  const [failed, setFailed] = useState<(FailedFeedback & { readonly round: number }) | null>(null);

  // The form stays while the options load in another language.
  const asked = useQuery({
    ...queries.feedbackOptions(api),
    staleTime: 600_000,
    placeholderData: keepPreviousData,
  });
  const list = useQuery({
    ...queries.feedback(api, { pageNo, pageSize }),
    enabled: isMember,
    placeholderData: keepPreviousData,
  });
  const options = partOf(asked, toOptions);
  const types = options.status === 'ready' ? options.value.types : [];

  const { round } = kept;
  const { clear } = uploads;
  const shown = useRef(round);
  useEffect(() => {
    // Another form has its own pictures.
    if (shown.current !== round) clear();
    shown.current = round;
  }, [round, clear]);

  const [send, busy] = useOnce(async (body: WireFeedbackBody) => {
    try {
      const { reference } = await withKey('sendFeedback', body, (key) =>
        api.sendFeedback(body, key),
      );
      setSent({ account, reference });
      setPageNo(1);
      kept.forget();
      void client.invalidateQueries({ queryKey: queries.feedback(api).queryKey });
    } catch (error) {
      setFailed((last) => ({ error, round, attempt: (last?.attempt ?? 0) + 1 }));
    }
  });

  return (
    <FeedbackView
      visitor={visitors.get(kind) ?? 'guest'}
      options={options}
      past={isMember ? partOf(list, (wire) => toPastPage(wire, pageNo, { types, timeZone })) : null}
      sent={sent?.account === account ? { reference: sent.reference, isMember } : null}
      begun={kept.begun}
      round={round}
      uploads={uploads}
      device={options.status === 'ready' ? device() : ''}
      busy={busy}
      failed={failed?.round === round ? failed : null}
      helpHref={helpHref}
      onType={kept.keep}
      onSend={(body) => void send(body)}
      onAnother={() => setSent(null)}
      // A login stays on this page and keeps the typed text.
      onLogin={() => overlays.askLogin(() => undefined)}
      onOpenAccount={() => overlays.open({ name: 'register', props: {} })}
      onRetry={() => void asked.refetch()}
      onRetryPast={() => void list.refetch()}
      onPage={setPageNo}
    />
  );
}
