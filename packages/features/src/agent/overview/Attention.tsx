import { Alert, Link, Stack } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import type { WaitingOffer } from './overview-model.ts';

interface AttentionProps {
  readonly offers: readonly WaitingOffer[];
  readonly fullLinks: number | null;
}

/** What needs the agent's attention: offers that wait for an answer, and full link limits (AGT-02). */
export function Attention({ offers, fullLinks }: AttentionProps) {
  const t = useT();
  if (offers.length === 0 && fullLinks === null) return null;
  return (
    <Alert tone="warn" title={t('team.attention')}>
      <Stack as="ul" gap="s2">
        {offers.map((offer) => (
          <li key={offer.id}>
            <Offer {...offer} />
          </li>
        ))}
        {fullLinks !== null && (
          <li>
            <span>{t('link.full', { count: fullLinks })}</span>{' '}
            <Link href="/?agent=registerCenter">{t('agent.registerCenter')}</Link>
          </li>
        )}
      </Stack>
    </Alert>
  );
}

function Offer({ account, kind, page, answerBy }: WaitingOffer) {
  const t = useT();
  return (
    <>
      <span>{t('agentMsg.offerFrom', { name: account })}</span>{' '}
      {answerBy !== null && <span>{t('team.answerBy', { time: answerBy })}</span>}{' '}
      {page === null ? (
        <bdi translate="no">{kind}</bdi>
      ) : (
        <Link href={`/?agent=${page.key}`}>{t(page.label)}</Link>
      )}
    </>
  );
}
