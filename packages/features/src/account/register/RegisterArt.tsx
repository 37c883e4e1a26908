import { Heading, Text, usePictures } from '@parlour/ui';
import { Check } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './RegisterArt.css.ts';

/** The operator's picture and text for this page (banner group `w_reg`). */
export interface RegisterBanner {
  readonly src: string;
  readonly title: string;
  readonly body: string;
}

export interface RegisterArtProps {
  /**
   * `undefined` while it loads: a default text shown meanwhile would be replaced and move the page. `null`: the
   * operator has none.
   */
  readonly banner: RegisterBanner | null | undefined;
  /** Whether the site offers a free demo (FREEPLAY3). */
  readonly freeDemo: boolean;
}

/** Picture, welcome text and free demo beside the form on a desktop. */
export function RegisterArt({ banner, freeDemo }: RegisterArtProps) {
  const t = useT();
  const [picture] = (banner ? [banner.src] : []).flatMap(usePictures());
  return (
    <div className={css.root}>
      {picture !== undefined && <img className={css.picture} src={picture} alt="" />}
      {banner !== undefined && (
        <div className={css.words}>
          <Heading level={3} size="m" className={css.title}>
            {banner?.title ?? t('register.title')}
          </Heading>
          {banner && (
            <Text size="small" tone="inherit">
              {banner.body}
            </Text>
          )}
          {freeDemo && (
            <ul className={css.points}>
              <li className={css.point}>
                <Check size={18} strokeWidth={1.75} aria-hidden="true" />
                <span>{t('register.pointDemo')}</span>
              </li>
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
