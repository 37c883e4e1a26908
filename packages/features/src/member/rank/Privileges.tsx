import { Heading, type IconLike, IconSlot, Stack, Surface, Text } from '@parlour/ui';
import { Banknote, Cake, Gift, Headset, Lock, Percent, Star } from 'lucide-react';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { sayBenefit } from '../levels/say-benefit.ts';
import * as css from './RankView.css.ts';
import type { Privilege } from './rank-model.ts';

const icons: ReadonlyMap<string, IconLike> = new Map<string, IconLike>([
  ['rebate', Percent],
  ['monthlyReward', Gift],
  ['withdrawalsPerDay', Banknote],
  ['birthdayReward', Cake],
  ['vipService', Headset],
]);

/** The benefits of the member's level, and those of higher levels. */
export function Privileges({ of }: { readonly of: readonly Privilege[] }) {
  const t = useT();
  const figures = useFigures();
  return (
    <Surface as="section" aria-labelledby="rank-privileges">
      <Stack gap="s3">
        <Heading level={3} id="rank-privileges">
          {t('rank.privileges')}
        </Heading>
        <ul className={css.list}>
          {of.map(({ id, label, own, fromLevel }) => (
            <li key={id} className={css.privilege} data-state={own ? 'reached' : 'locked'}>
              <IconSlot icon={own ? (icons.get(id) ?? Star) : Lock} size={20} />
              <Text as="span" size="small" tone={own ? 'primary' : 'muted'}>
                {t(label)}
              </Text>
              <Text as="span" size="small" bold={own !== null} tone={own ? 'primary' : 'muted'}>
                {own ? figures(sayBenefit(own, t)) : t('rank.fromLevel', { level: fromLevel ?? 0 })}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Surface>
  );
}
