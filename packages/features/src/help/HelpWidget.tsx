import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRuntime } from '../runtime/index.ts';
import { HelpView, type HelpViewProps } from './HelpView.tsx';
import { toTopics } from './model.ts';

/** The help page over the topics of the backend, in the language of the page (HLP-01). */
export function HelpWidget(props: Pick<HelpViewProps, 'topic' | 'onTopic'>) {
  const { api } = useRuntime();
  const query = useQuery({ ...queries.helpCentre(api, {}), staleTime: 600_000 });
  const topics = useMemo(() => (query.data ? toTopics(query.data) : []), [query.data]);
  return (
    <HelpView
      {...props}
      status={query.data ? 'ready' : query.isError ? 'error' : 'loading'}
      error={query.error}
      topics={topics}
      onRetry={() => void query.refetch()}
    />
  );
}
