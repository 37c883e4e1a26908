import { NoticeTime, queryPart, useT } from '@parlour/features/content';
import { Link, Skeleton, Text } from '@parlour/ui';
import { Failed } from '../frame/Failed.tsx';
import { Frame } from '../frame/Frame.tsx';
import { countIn } from '../options.ts';
import type { ContentProps } from '../surroundings.ts';
import * as css from './notices.css.ts';
import { useSharedRead, useTold } from './use-shared.ts';

/** The newest notices (NOT-01). Each links to its text on the site. */
export function Content({ surroundings, ...told }: ContentProps) {
  const { page, language, options, site, resolve } = surroundings;
  const notices = page.notices(language);
  const part = useSharedRead(notices);
  const t = useT();
  const rows = countIn(options.rows ?? '', { least: 1, most: 20, fallback: 4 });
  useTold(part, told);
  const shown = part.status === 'ready' ? part.value.slice(0, rows) : [];
  return (
    <Frame surroundings={surroundings} title={t('nav.notices')} more="/noticePage">
      {part.status === 'loading' && (
        <div className={css.waiting} aria-busy="true">
          {Array.from({ length: rows }, (_, place) => place).map((place) => (
            <Skeleton key={place} />
          ))}
        </div>
      )}
      {part.status === 'error' && <Failed busy={part.busy} onRetry={notices.refresh} />}
      {part.status === 'ready' && shown.length === 0 && (
        <Text className={css.empty} size="small" tone="secondary">
          {t('empty.notices.title')}
        </Text>
      )}
      {shown.length > 0 && (
        <ul className={css.list}>
          {shown.map(({ id, title, time }) => (
            <li key={id} className={css.item}>
              <Link
                tone="inherit"
                className={css.title}
                href={resolve(`/noticePage?id=${queryPart(id)}`)}
              >
                {title}
              </Link>
              <NoticeTime time={time} timeZone={site.settings.timeZone} />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
