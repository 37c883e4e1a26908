import { LazyImage, Stack, Text } from '@parlour/ui';
import { useT } from '../i18n/index.ts';
import * as css from './DepositView.css.ts';

/** The pictures that prove a deposit, each as large as it is in a window of its own (WAL-06). */
export function Proofs({ urls }: { readonly urls: readonly string[] }) {
  const t = useT();
  if (urls.length === 0) return null;
  return (
    <Stack gap="s2">
      <Text as="span" size="small" tone="secondary" id="deposit-proofs">
        {t('wallet.proof')}
      </Text>
      <ul className={css.pictures} aria-labelledby="deposit-proofs">
        {urls.map((url, index) => {
          const name = t('deposit.showProof', { index: index + 1 });
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
