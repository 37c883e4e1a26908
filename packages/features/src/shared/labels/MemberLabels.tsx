import { Badge, Inline } from '@parlour/ui';
import { useT } from '../i18n/use-t.ts';

export interface MemberLabelsProps {
  /** Name of the member's level; empty if there is none. */
  readonly levelName: string;
  /** What the operator calls the member. */
  readonly labels: readonly string[];
}

/** The level of a member and the operator's labels, in the words of the backend (MEM-01, MEM-15). */
export function MemberLabels({ levelName, labels }: MemberLabelsProps) {
  const t = useT();
  if (levelName === '' && labels.length === 0) return null;
  return (
    <Inline as="ul" aria-label={t('member.labels')}>
      {levelName !== '' && (
        <li key="level">
          <Badge tone="warm">{levelName}</Badge>
        </li>
      )}
      {labels.map((label) => (
        <li key={`label ${label}`}>
          <Badge>{label}</Badge>
        </li>
      ))}
    </Inline>
  );
}
