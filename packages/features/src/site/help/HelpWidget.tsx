import { queries } from '@parlour/api-client';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { wireLanguage } from '../../shared/i18n/language.ts';
import { useLanguage } from '../../shared/i18n/use-t.ts';
import { toHelpLines } from '../../shared/play/help-lines.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import type { HelpViewProps } from './HelpView.props.ts';
import { HelpView } from './HelpView.tsx';
import { toTopics } from './help-model.ts';

const staleTime = 600_000;

export interface HelpWidgetProps
  extends Pick<HelpViewProps, 'topic' | 'question' | 'onTopic' | 'onQuestion'> {
  /** Path of the page; links to its parts start with it. */
  readonly helpHref: string;
}

/**
 * The help page with the topics of the backend, in the language of the page. A search also covers the other languages
 * of the site, from the first letter on (HLP-01).
 */
export function HelpWidget({ helpHref, ...props }: HelpWidgetProps) {
  const { api, config, overlays } = useRuntime();
  const language = useLanguage();
  const [searching, setSearching] = useState(false);
  const query = useQuery({ ...queries.helpCentre(api, {}), staleTime });
  const policy = useQuery({ ...queries.playPolicy(api), staleTime });
  // Without the lines the page has the rest of its help.
  const helpLines = useMemo(
    () => (policy.data ? toHelpLines(policy.data) : policy.isError ? [] : null),
    [policy.data, policy.isError],
  );
  // Only a search may create these queries: a cached one would be rendered into the prerendered document.
  const languages = searching ? config.languages.filter((one) => one !== language) : [];
  const others = useQueries({
    queries: languages.map((one) => ({
      ...queries.helpCentre(api, { language: wireLanguage(one) }),
      staleTime,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  const topics = useMemo(() => (query.data ? toTopics(query.data) : []), [query.data]);
  const also = useMemo(() => others.flatMap(toTopics), [others]);
  return (
    <HelpView
      {...props}
      status={query.data ? 'ready' : query.isError ? 'error' : 'loading'}
      error={query.error}
      topics={topics}
      also={also}
      helpLines={helpLines}
      feedbackHref={`${helpHref}?page=feedback`}
      slotHref={(slot) => `${helpHref}?page=${slot}`}
      onSearching={() => setSearching(true)}
      onContact={() => overlays.open({ name: 'service', props: {} })}
      onRetry={() => void query.refetch()}
    />
  );
}
