import { Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import type { Issue } from '../../shared/runtime/issue-log.ts';
import * as css from './DeveloperPanel.css.ts';

/** The errors that the site handled and reported, newest first. */
export function Issues({ issues }: { readonly issues: readonly Issue[] }) {
  const t = useT();
  if (issues.length === 0) {
    return (
      <Text size="small" tone="muted">
        {t('dev.issues.none')}
      </Text>
    );
  }
  return (
    <dl className={css.codes}>
      {issues.toReversed().map(({ source, what }) => (
        <div key={`${source} ${what}`} className={css.codeRow}>
          <dt>{source}</dt>
          <dd className={css.code}>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
