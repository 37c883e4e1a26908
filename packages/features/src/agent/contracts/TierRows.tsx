import { Button, Heading } from '@parlour/ui';
import { TextField } from '@parlour/ui/forms';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './contracts.css.ts';
import { type ContractKind, kindWords } from './kinds.ts';
import { tierMessage } from './tier-message.ts';
import type { TierField, TierProblems, TypedTier } from './tiers.ts';

interface TierRowsProps {
  readonly kind: ContractKind;
  readonly tiers: readonly TypedTier[];
  readonly problems: readonly TierProblems[];
  /** Also shows errors for missing values: set after an attempt to send. */
  readonly isStrict: boolean;
  readonly top: string | null;
  readonly symbol: string;
  readonly onType: (id: number, field: TierField, text: string) => void;
  readonly onRemove: (id: number) => void;
}

/** The steps of an offer. Wrong values show errors at once, missing ones after an attempt (AGT-13). */
export function TierRows(props: TierRowsProps) {
  const { kind, tiers, problems, isStrict, top, symbol, onType, onRemove } = props;
  const t = useT();
  const labels = {
    rate: `${t('contract.rate')} (%)`,
    bet: t(kindWords[kind].bet),
    members: t('team.activeMembers'),
  };
  return tiers.map((tier, place) => {
    const box = (field: TierField) => {
      const problem = problems[place]?.[field];
      const isShown = problem !== undefined && (isStrict || tier[field].trim() !== '');
      return {
        label: labels[field],
        value: tier[field],
        required: true,
        autoComplete: 'off',
        code: true,
        error: isShown ? tierMessage(problem, { field, label: labels[field], top }, t) : undefined,
        onChange: (event: { readonly target: { readonly value: string } }) =>
          onType(tier.id, field, event.target.value),
      };
    };
    const name = t('contract.step', { index: place + 1 });
    return (
      <fieldset key={tier.id} aria-label={name} className={css.step}>
        <div className={css.stepHead}>
          <Heading level={3}>{name}</Heading>
          {tiers.length > 1 && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('contract.removeStep', { index: place + 1 })}
              onClick={() => onRemove(tier.id)}
            >
              {t('action.remove')}
            </Button>
          )}
        </div>
        <TextField {...box('rate')} inputMode="decimal" />
        <TextField {...box('bet')} inputMode="decimal" startSlot={symbol} />
        <TextField {...box('members')} inputMode="numeric" />
      </fieldset>
    );
  });
}
