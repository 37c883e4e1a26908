import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './LoginView.css.ts';
import lotus from './lotus.svg';

/** The picture of a lotus at dusk beside the form. Phones neither show nor load it. */
export function LoginArt() {
  const t = useT();
  return (
    <div className={css.art}>
      <img className={css.picture} src={lotus} alt="" width={340} height={700} loading="lazy" />
      <p className={css.artTitle}>{t('login.artTitle')}</p>
      <p className={css.artText}>{t('login.artText')}</p>
    </div>
  );
}
