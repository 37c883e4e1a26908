import { Alert, Badge, Button, Skeleton, Stack, Surface, Text } from '@parlour/ui';
import { Checkbox } from '@parlour/ui/forms';
import { useState } from 'react';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { preventDoubleSubmit } from '../../shared/money/presses.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import { labelOf } from '../../shared/records/labels.ts';
import * as css from './contracts.css.ts';
import type { Affected } from './contracts-model.ts';
import { effectWords, periodWord } from './labels.ts';

export interface AffectedReviewProps {
  /** The contracts that would change, as the backend lists them. */
  readonly affected: Part<readonly Affected[]>;
  /** When they would change. Default: at the same time as the step. */
  readonly condition?: string | undefined;
  /** Label of the button that confirms. */
  readonly verb: string;
  readonly isPrimary: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Lists every contract that changes, and confirms once the agent has ticked that they read the list (AGT-13). */
export function AffectedReview(props: AffectedReviewProps) {
  const { affected, condition, verb, isPrimary, busy, onConfirm, onRetry, onClose } = props;
  const t = useT();
  const [isSeen, setIsSeen] = useState(false);
  const rows = affected.status === 'ready' ? affected.value : null;
  const mayGoOn = rows !== null && (rows.length === 0 || isSeen);
  return (
    <>
      {affected.status === 'loading' && <Skeleton height={88} />}
      {affected.status === 'error' && <PartError part={affected} onRetry={onRetry} />}
      {rows !== null && condition !== undefined && <Text>{condition}</Text>}
      {rows !== null && <AffectedList rows={rows} />}
      {rows !== null && rows.length > 0 && (
        <Checkbox
          label={t('contract.seen')}
          checked={isSeen}
          onChange={(event) => setIsSeen(event.target.checked)}
        />
      )}
      <div className={css.answers}>
        <Button disabled={busy} onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          busy={busy}
          disabled={!mayGoOn}
          onClick={(event) => {
            preventDoubleSubmit.button.onClick(event);
            if (!event.defaultPrevented) onConfirm();
          }}
        >
          {verb}
        </Button>
      </div>
    </>
  );
}

/** Each contract by name, with the effect on it exactly as the backend says. */
function AffectedList({ rows }: { readonly rows: readonly Affected[] }) {
  const t = useT();
  const figures = useFigures();
  if (rows.length === 0) return <Alert tone="info">{t('agentMsg.noneAffected')}</Alert>;
  return (
    <>
      <Alert tone="warn" title={t('contract.touched', { count: rows.length })}>
        {t('contract.affected')}
      </Alert>
      <Stack as="ul" gap="s2" aria-label={t('contract.affected')}>
        {rows.map(({ id, account, rateText, period, effect }) => (
          <Surface as="li" key={id} tone="sunken" radius="md" padding="s3" className={css.affected}>
            <Stack as="span" gap="s1">
              <Text as="span" bold>
                <bdi translate="no">{account}</bdi>
              </Text>
              <Text as="span" size="small" tone="secondary">
                {figures(`${rateText}, ${periodWord(period, t)}`)}
              </Text>
            </Stack>
            <Badge tone={effectWords.get(effect)?.tone}>{labelOf(effectWords, effect, t)}</Badge>
          </Surface>
        ))}
      </Stack>
    </>
  );
}
