import { Chip, Inline, Stack } from '@parlour/ui';
import { Combobox } from '@parlour/ui/forms';
import { useEffect, useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import type { Person } from './wanted.ts';

interface RecipientsProps {
  readonly id: string;
  readonly label: string;
  readonly people: readonly Person[];
  readonly candidates: Part<readonly Person[]>;
  /** All accounts are loaded, so typing sends no request. */
  readonly isWhole: boolean;
  readonly error: string | undefined;
  readonly onPeople: (people: readonly Person[]) => void;
  readonly onSearch: (typed: string) => void;
  readonly onRetry: () => void;
}

/** The chosen recipients, each with a button to remove it, and the box that finds more (AGT-14). */
export function Recipients(props: RecipientsProps) {
  const { id, label, people, candidates, isWhole, error, onPeople, onSearch, onRetry } = props;
  const t = useT();
  // The box adds one name after the other: it is emptied after each choice.
  const [picked, setPicked] = useState('');
  useEffect(() => {
    if (picked !== '') setPicked('');
  }, [picked]);
  const known = candidates.status === 'ready' ? candidates.value : [];
  const free = known.filter(
    (person) => person.id === picked || !people.some((one) => one.id === person.id),
  );
  const add = (chosen: string) => {
    const person = known.find((one) => one.id === chosen);
    if (!person) return;
    setPicked(chosen);
    if (!people.some((one) => one.id === chosen)) onPeople([...people, person]);
  };
  return (
    <Stack gap="s3">
      {candidates.status === 'error' && <PartError part={candidates} onRetry={onRetry} />}
      <Combobox
        id={id}
        label={label}
        required
        value={picked}
        busy={candidates.status === 'loading'}
        options={free.map(({ id: value, account, nickname }) => ({
          value,
          label: account,
          ...(nickname !== '' && { detail: nickname, keywords: [nickname] }),
        }))}
        labels={{
          show: t('envelope.showDownlines'),
          clear: t('contract.clearDownline'),
          empty: t('envelope.noDownline'),
          found: (count) => t('contract.found', { count }),
        }}
        hint={t('envelope.chosen', { count: people.length })}
        error={error}
        {...(!isWhole && { onSearch })}
        onChange={add}
      />
      {people.length > 0 && (
        <Inline as="ul" gap="s2" aria-label={t('envelope.recipients')}>
          {people.map((person) => (
            <li key={person.id}>
              <Chip
                removeLabel={t('action.remove')}
                onRemove={() => onPeople(people.filter((one) => one.id !== person.id))}
              >
                <bdi translate="no">{person.account}</bdi>
              </Chip>
            </li>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
