import { SelectField } from '@parlour/ui/forms';
import { useT } from '../../shared/i18n/use-t.ts';
import type { DownlinesViewProps } from './DownlinesView.props.ts';
import { statusWords, typeWords } from './downlines-model.ts';

/** Levels that the filter offers. */
const levels = ['1', '2', '3', '4', '5'] as const;

/** The offered levels, and a deeper one when the address contains it. */
const levelsWith = (level: string): readonly string[] =>
  level === '' || levels.some((one) => one === level) ? levels : [...levels, level];

type FiltersProps = Pick<DownlinesViewProps, 'place' | 'list' | 'onMove'> & {
  /** In a sheet: full height, with visible labels. */
  readonly roomy?: boolean;
};

/** Filters for level, kind of account and status; an unknown status is offered where it occurs (AGT-04). */
export function Filters({ place, list, roomy = false, onMove }: FiltersProps) {
  const t = useT();
  const rows = list.status === 'ready' ? list.value.rows : [];
  const unknown = [...new Set([place.status, ...rows.map(({ status }) => status)])].filter(
    (status) => status !== '' && !statusWords.has(status),
  );
  return (
    <>
      <SelectField
        compact={!roomy}
        labelHidden={!roomy}
        label={t('team.level')}
        value={place.level}
        options={[
          // A search covers every level anyway.
          {
            value: '',
            label: t(place.search.trim() === '' ? 'team.directDownline' : 'team.allLevels'),
          },
          ...levelsWith(place.level).map((level) => ({
            value: level,
            label: t('team.levelOf', { level }),
          })),
        ]}
        onChange={({ target: { value } }) => onMove({ level: value })}
      />
      <SelectField
        compact={!roomy}
        labelHidden={!roomy}
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
        compact={!roomy}
        labelHidden={!roomy}
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
