import { ErrorState, Heading, Skeleton, Stack, Surface, Text } from '@parlour/ui';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { RangeBar } from '../../shared/records/RangeBar.tsx';
import { Figures } from './Figures.tsx';
import { Friends } from './Friends.tsx';
import { Invite } from './Invite.tsx';
import * as css from './ReferralView.css.ts';
import type { ReferralViewProps } from './ReferralView.props.ts';

/** The member's link, the friends who used it, and the income from them (MEM-11, REF-01). */
export function ReferralView(props: ReferralViewProps) {
  return (
    <Stack>
      <Inviting {...props} />
      <RangeBar range={props.range} today={props.today} wide={props.wide} onRange={props.onRange} />
      <Friends {...props} />
    </Stack>
  );
}

function Inviting(props: ReferralViewProps) {
  const { invitation, currencySymbol, hidden, onRetry } = props;
  const t = useT();
  if (invitation.status === 'loading') {
    return (
      <div aria-busy="true">
        <Stack>
          <Skeleton height={260} />
          <Skeleton height={88} />
        </Stack>
      </div>
    );
  }
  if (invitation.status === 'error') {
    return (
      <ErrorState
        title={t('error.loadFailed')}
        body={errorMessage(invitation.error, t)}
        retryLabel={t('action.retry')}
        busy={invitation.busy}
        onRetry={onRetry}
      />
    );
  }
  const { value } = invitation;
  return (
    <>
      <div className={css.columns}>
        <Invite {...props} of={value} />
        {value.terms !== '' && <Terms text={value.terms} />}
      </div>
      <Figures of={value} {...{ currencySymbol, hidden }} />
    </>
  );
}

/** The terms, exactly as the backend sends them. */
function Terms({ text }: { readonly text: string }) {
  const t = useT();
  const figures = useFigures();
  return (
    <Surface as="section" aria-labelledby="referral-terms">
      <Stack gap="s2">
        <Heading level={3} id="referral-terms">
          {t('promo.terms')}
        </Heading>
        <Text tone="secondary" className={css.terms}>
          {figures(text)}
        </Text>
      </Stack>
    </Surface>
  );
}
