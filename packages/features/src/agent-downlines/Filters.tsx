import { SelectField } from '@parlour/ui/forms';
import { useT } from '../i18n/index.ts';
import type { DownlinesViewProps } from './DownlinesView.tsx';
import { statusWords, typeWords } from './model.ts';

/** Kind of account and status; a status nobody knows is offered where it occurs (AGT-04). */
export function Filters({ place, list, onMove }: DownlinesViewProps) {
  const t = useT();
  const rows = list.status === 'ready' ? list.value.rows : [];
  const unknown = [...new Set([place.status, ...rows.map(({ status }) => status)])].filter(
    (status) => status !== '' && !statusWords.has(status),
  );
  return (
    <>
      <SelectField
        compact
        labelHidden
        label={t('record.type')}
        value={place.type}
        options={[
          { value: '', label: t('team.allTypes') },
          ...[...typeWords].map(([value, { label }]) => ({ value, label: t(label) })),
        ]}
        onChange={({ target: { value } }) =>
          onMove({ type: value === 'agent' || value === 'member' ? value : '' })
        }
      />
      <SelectField
        compact
        labelHidden
        label={t('record.status')}
        value={place.status}
        options={[
          { value: '', label: t('team.allStatuses') },
          ...[...statusWords].map(([value, { label }]) => ({ value, label: t(label) })),
          ...unknown.map((value) => ({ value, label: value })),
        ]}
        onChange={({ target: { value } }) => onMove({ status: value })}
      />
    </>
  );
}
