import { Avatar, Surface, Text } from '@parlour/ui';
import * as css from './PastMoves.css.ts';

export interface RecipientProps {
  readonly nickname: string;
  /** The account name, masked by the backend. */
  readonly account: string;
  /** The recipient's relation to the sender. */
  readonly about: string;
}

/** Shows the recipient before the money is sent (WAL-05, AGT-04). */
export function Recipient({ nickname, account, about }: RecipientProps) {
  return (
    <Surface tone="sunken" radius="md" padding="s3" className={css.recipient}>
      <Avatar name={nickname} />
      <span className={css.words}>
        <Text as="span" bold>
          {nickname}
        </Text>
        <Text as="span" size="small" tone="secondary">
          <bdi translate="no">{account}</bdi> <span>{`\u00B7 ${about}`}</span>
        </Text>
      </span>
    </Surface>
  );
}
