import { LazyImage, Stack, Text } from '@parlour/ui';
import { useId } from 'react';
import { useT } from '../i18n/use-t.ts';
import * as css from './SentPictures.css.ts';

export interface SentPicturesProps {
  /** Addresses from the backend. Without any, nothing is rendered. */
  readonly urls: readonly string[];
}

/** The pictures a member sent as proof. Each opens in full size in a new window (WAL-03, WAL-04, WAL-06). */
export function SentPictures({ urls }: SentPicturesProps) {
  const t = useT();
  const id = useId();
  if (urls.length === 0) return null;
  return (
    <Stack gap="s2">
      <Text as="span" size="small" tone="secondary" id={id}>
        {t('wallet.proof')}
      </Text>
      <ul className={css.pictures} aria-labelledby={id}>
        {urls.map((url, index) => {
          const name = t('upload.show', { index: index + 1 });
          return (
            <li key={url}>
              <a
                className={css.picture}
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${name} (${t('a11y.newWindow')})`}
              >
                <LazyImage src={url} />
              </a>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
