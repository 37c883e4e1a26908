import { Breadcrumbs } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import type { DownlinesViewProps } from './DownlinesView.props.ts';

type TeamPathProps = Pick<DownlinesViewProps, 'standing' | 'hrefOf' | 'onMove'>;

/** The path from the agent down to the shown team, with links back up (AGT-04). */
export function TeamPath({ standing: { path, direct, all }, hrefOf, onMove }: TeamPathProps) {
  const t = useT();
  return (
    <Breadcrumbs
      label={t('team.path')}
      moreLabel={t('team.pathMore')}
      items={[
        { id: '', label: t('team.me'), href: hrefOf('') },
        ...path.map(({ id, account }) => ({
          id,
          label: <bdi translate="no">{account}</bdi>,
          href: hrefOf(id),
        })),
      ]}
      onSelect={(of) => onMove({ of })}
      {...(direct !== null &&
        all !== null && {
          note: `${t('team.directCount', { count: direct })}, ${t('team.allCount', { count: all })}`,
        })}
    />
  );
}
