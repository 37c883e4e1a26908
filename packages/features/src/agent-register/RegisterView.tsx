import { EmptyState, ErrorState, Heading, Skeleton, Stack, Surface } from '@parlour/ui';
import { Tabs } from '@parlour/ui/overlays';
import { errorMessage, useT } from '../i18n/index.ts';
import { type Part, PartError } from '../parts/index.ts';
import type { SharingFailure } from '../sharing/index.ts';
import { LinkCard } from './LinkCard.tsx';
import { LinkForm } from './LinkForm.tsx';
import { Links } from './Links.tsx';
import {
  type RegisterOptions,
  type RegistrationLink,
  shownLink,
  type WantedAccount,
  type WantedLink,
} from './model.ts';
import { OpenForm } from './OpenForm.tsx';
import * as css from './RegisterView.css.ts';

/** What did not work, and how often so far. */
export interface Failed {
  readonly error: unknown;
  readonly attempt: number;
}

/** What is known of a typed name. */
export interface NameCheck {
  readonly name: string;
  readonly state: 'unknown' | 'checking' | 'free' | 'refused';
}

export interface RegisterViewProps {
  readonly options: Part<RegisterOptions>;
  readonly links: Part<readonly RegistrationLink[]>;
  /** Which of the two forms is shown; the other one keeps what is typed. */
  readonly tab: 'open' | 'link';
  /** Id of the link on show; `null` while none is chosen. */
  readonly chosen: string | null;
  readonly name: NameCheck;
  readonly opening: {
    readonly busy: boolean;
    readonly failed: Failed | null;
    /** The account that was opened last, and how many so far. */
    readonly made: { readonly account: string; readonly count: number } | null;
  };
  readonly linking: {
    readonly busy: boolean;
    readonly failed: Failed | null;
    /** How many were made from here: the label goes with each. */
    readonly made: number;
  };
  /** Whether the device has a share sheet. */
  readonly canShare: boolean;
  /** A copy, share or picture that did not work. */
  readonly failure: SharingFailure | null;
  readonly onTab: (tab: 'open' | 'link') => void;
  /** The field of the name was left. */
  readonly onName: (name: string) => void;
  readonly onOpen: (wanted: WantedAccount) => void;
  /** The same once more. */
  readonly onOpenAgain: () => void;
  readonly onLink: (wanted: WantedLink) => void;
  readonly onLinkAgain: () => void;
  readonly onShow: (link: RegistrationLink) => void;
  readonly onCopy: (link: RegistrationLink) => void;
  readonly onShare: (link: RegistrationLink) => void;
  readonly onSave: (link: RegistrationLink, drawing: SVGSVGElement) => void;
  readonly onTurnOff: (link: RegistrationLink) => void;
  readonly onRetry: () => void;
  readonly onRetryLinks: () => void;
}

/** Opens accounts for downlines, at once or by link (AGT-03). */
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
