import { useT } from '@parlour/features/i18n';
import { ButtonLink, StatusScreen } from '@parlour/ui';

/** Shown for every path that the route table does not contain (NAV-08). */
export function NotFoundPage() {
  const t = useT();
  return (
    <StatusScreen
      place="content"
      kind="notFound"
      title={t('screen.notFound.title')}
      body={t('screen.notFound.body')}
      actions={<ButtonLink href="/">{t('action.goHome')}</ButtonLink>}
    />
  );
}
