import { EmptyState, ErrorState, Grid, Skeleton, Stack } from '@parlour/ui';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { EnvelopeForm } from './EnvelopeForm.tsx';
import type { EnvelopesViewProps } from './EnvelopesView.props.ts';
import { EnvelopeWindow } from './EnvelopeWindow.tsx';
import { Past } from './Past.tsx';

/** The page of red envelopes: a form for direct downlines, and sent and received envelopes (AGT-14). */
export function EnvelopesView(props: EnvelopesViewProps) {
  const { opened, currencySymbol } = props;
  const money = useMoney(currencySymbol);
  return (
    <>
      <Grid min="xl">
        <Stack>
          <Form {...props} money={money} />
        </Stack>
        <Stack>
          <Past {...props} money={money} />
        </Stack>
      </Grid>
      {opened && <EnvelopeWindow key={opened.id} {...props} envelope={opened} money={money} />}
    </>
  );
}

function Form(props: EnvelopesViewProps & { readonly money: (amount: string) => string }) {
  const { everyone, onRetryPeople } = props;
  const t = useT();
  if (everyone.status === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton height={520} />
      </div>
    );
  }
  if (everyone.status === 'error') {
    return (
      <ErrorState
        title={t('error.loadFailed')}
        body={errorMessage(everyone.error, t)}
        retryLabel={t('action.retry')}
        busy={everyone.busy}
        onRetry={onRetryPeople}
      />
    );
  }
  if (everyone.value.count === 0) {
    return <EmptyState title={t('empty.downlines.title')} body={t('empty.downlines.body')} />;
  }
  return <EnvelopeForm {...props} everyone={everyone.value} />;
}
