import { Button, Heading, IconSlot, Inline, Surface, Text } from '@parlour/ui';
import { useState } from 'react';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { iconOf } from './icons.ts';
import * as css from './RewardsView.css.ts';
import type { Reward } from './rewards-model.ts';

/** Rows that are shown before "show all". */
const few = 3;

/** Claimed rewards, newest first: a few, or all of them. */
export function History({ of }: { readonly of: readonly Reward[] }) {
  const t = useT();
  const figures = useFigures();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? of : of.slice(0, few);
  return (
    <Surface as="section" aria-labelledby="rewards-history">
      <Inline justify="between">
        <Heading level={3} id="rewards-history">
          {t('reward.claimed')}
        </Heading>
        {of.length > few && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {t(isWhole ? 'reward.seeFewer' : 'action.seeAll')}
          </Button>
        )}
      </Inline>
      <ul className={css.list}>
        {shown.map(({ id, title, kind, amount, claimedAt }) => (
          <li key={id} className={css.row}>
            <span className={css.smallIcon}>
              <IconSlot icon={iconOf(kind)} size={18} />
            </span>
            <span className={css.words}>
              <Text as="span" bold>
                {title}
              </Text>
              {claimedAt !== null && (
                <Text as="span" size="small" tone="secondary">
                  {figures(claimedAt)}
                </Text>
              )}
            </span>
            <strong className={css.figure}>{figures(amount)}</strong>
          </li>
        ))}
      </ul>
    </Surface>
  );
}
