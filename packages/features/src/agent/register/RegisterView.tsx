import { EmptyState, ErrorState, Heading, Skeleton, Stack, Surface } from '@parlour/ui';
import { Tabs } from '@parlour/ui/overlays';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import { LinkCard } from './LinkCard.tsx';
import { LinkForm } from './LinkForm.tsx';
import { Links } from './Links.tsx';
import { OpenForm } from './OpenForm.tsx';
import * as css from './RegisterView.css.ts';
import type { RegisterViewProps } from './RegisterView.props.ts';
import { shownLink } from './register-center-model.ts';

/** The page that opens accounts for downlines, directly or by link (AGT-03). */
export function RegisterView(props: RegisterViewProps) {
  return (
    <div className={css.columns}>
      <Forms {...props} />
      <Stack>
        <AllLinks {...props} />
      </Stack>
    </div>
  );
}

function Forms(props: RegisterViewProps) {
  const { options, tab, onTab, onRetry } = props;
  const t = useT();
  if (options.status === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton height={520} />
      </div>
    );
  }
  if (options.status === 'error') {
    return (
      <ErrorState
        title={t('error.loadFailed')}
        body={errorMessage(options.error, t)}
        retryLabel={t('action.retry')}
        busy={options.busy}
        onRetry={onRetry}
      />
    );
  }
  const { value } = options;
  const [first] = value.types;
  if (first === undefined) {
    return <EmptyState title={t('downline.notAllowed')} body={t('agentMsg.featureOff')} />;
  }
  const given = { options: value, first };
  return (
    <Surface as="section" aria-labelledby="downline-open">
      <Stack gap="s3">
        <Heading level={3} id="downline-open">
          {t('action.openAccount')}
        </Heading>
        <Tabs
          label={t('action.openAccount')}
          value={tab}
          onChange={onTab}
          keepMounted
          tabs={[
            {
              id: 'open',
              label: t('downline.now'),
              content: <OpenForm {...props} {...given} />,
            },
            ...(value.days.length > 0
              ? [
                  {
                    id: 'link' as const,
                    label: t('link.new'),
                    content: <LinkForm {...props} {...given} />,
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Surface>
  );
}

function AllLinks(props: RegisterViewProps) {
  const { links, chosen, onRetryLinks } = props;
  if (links.status === 'loading') {
    return (
      <div aria-busy="true">
        <Stack>
          <Skeleton height={280} />
          <Skeleton height={220} />
        </Stack>
      </div>
    );
  }
  if (links.status === 'error') return <PartError part={links} onRetry={onRetryLinks} />;
  const shown = shownLink(links.value, chosen);
  return (
    <>
      {shown && <LinkCard key={shown.id} {...props} of={shown} />}
      <Links {...props} links={links.value} />
    </>
  );
}
