import { Avatar, Text } from '@parlour/ui';
import * as css from './CentreHomeView.css.ts';

interface HomeHeadProps {
  readonly nickname: string;
  /** Below the name: the level, or the kind of account. Empty while unknown. */
  readonly level: string;
}

/** Who this is: picture, name and level. */
export function HomeHead({ nickname, level }: HomeHeadProps) {
  return (
    <div className={css.person}>
      <Avatar name={nickname} size="lg" />
      <div className={css.names}>
        <Text as="span" bold>
          {nickname}
        </Text>
        <Text as="span" size="small" tone="warm" className={css.level}>
          {level}
        </Text>
      </div>
    </div>
  );
}
