import { Heading, Stack, Surface } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { RankStep } from './rank-model.ts';

/** The levels a member has reached, with dates. */
export function RankHistory({ of }: { readonly of: readonly RankStep[] }) {
  const t = useT();
  const figures = useFigures();
  return (
    <Surface as="section" aria-labelledby="rank-history">
      <Stack gap="s3">
        <Heading level={3} id="rank-history">
          {t('rank.history')}
        </Heading>
        <DataList
          items={of.map(({ id, name, date }) => ({ id, label: name, value: figures(date) }))}
        />
      </Stack>
    </Surface>
  );
}
