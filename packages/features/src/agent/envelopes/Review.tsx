import { Badge, Inline, Stack, Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import { Cost } from './Cost.tsx';
import { Picture } from './Picture.tsx';
import { totalOf, type WantedEnvelope } from './wanted.ts';

export interface ReviewProps {
  readonly wanted: WantedEnvelope;
  /** Balance of the main wallet, read for this review. */
  readonly balance: string;
  readonly money: (amount: string) => string;
  readonly shown: (amount: string) => string;
}

/** The summary before an envelope is sent: all recipients by name, and the cost (AGT-14). */
export function Review({ wanted, balance, money, shown }: ReviewProps) {
  const { people, each, greeting } = wanted;
  const t = useT();
  return (
    <Stack gap="s3">
      <Picture />
      <Text>
        {`${t('confirm.redEnvelope.body')} ${t('envelope.eachGets', { count: people.length, amount: money(each) })}`}
      </Text>
      <Cost {...{ people, each, balance, money, shown }} total={totalOf(wanted)} />
      {greeting !== '' && (
        <Text>
          <span>{`${t('envelope.greeting')}:`}</span> <bdi translate="no">{greeting}</bdi>
        </Text>
      )}
      <Inline as="ul" gap="s2" aria-label={t('envelope.recipients')}>
        {people.map(({ id, account, nickname }) => (
          <li key={id}>
            <Badge>
              <bdi translate="no">{account}</bdi>
              {nickname !== '' && (
                <>
                  {' '}
                  <bdi translate="no">{nickname}</bdi>
                </>
              )}
            </Badge>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}
