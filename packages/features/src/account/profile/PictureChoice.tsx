import { LazyImage } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './ProfileView.css.ts';
import type { Pictures } from './profile-model.ts';

interface PictureChoiceProps {
  readonly of: Pictures;
  /** Id of the picture that would be saved. */
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** A choice of a few pictures: Tab reaches the chosen one, arrow keys move and choose (A11-01). */
export function PictureChoice({ of, value, onChoose }: PictureChoiceProps) {
  const t = useT();
  return (
    <fieldset className={css.pictures}>
      <legend className={css.legend}>{t('field.avatar')}</legend>
      <div className={css.grid}>
        {of.choices.map(({ id, url }, index) => (
          <label key={id} className={css.picture}>
            <input
              type="radio"
              name="avatarId"
              value={id}
              className={css.radio}
              aria-label={t('profile.picture', { index: index + 1 })}
              checked={id === value}
              onChange={() => onChoose(id)}
            />
            <LazyImage src={url} className={css.image} position="50% 50%" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
