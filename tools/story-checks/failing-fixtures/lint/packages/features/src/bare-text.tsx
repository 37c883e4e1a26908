export const Told = ({ t, busy }: { t: (key: string) => string; busy: boolean }) => (
  <p>
    {busy && t('loading')}
    <b>{t('alone')}</b>
  </p>
);

export const Named = ({ t }: { t: (key: string) => string }) => (
  <p>
    {t('name')} <b>{t('alone')}</b>
  </p>
);
