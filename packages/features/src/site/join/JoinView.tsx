import { Alert, Button, ButtonLink, Heading, Stack, Surface, Text } from '@parlour/ui';
import { type MessageKey, useT } from '../../shared/i18n/use-t.ts';
import * as css from './JoinView.css.ts';

export interface JoinViewProps {
  readonly minAge: number;
  /** Whether the reader has no account, has one, or is a partner already. */
  readonly reader: 'visitor' | 'member' | 'agent';
  /** The agent centre, for an agent; left out where the operator has no centres. */
  readonly centreHref?: string | undefined;
  readonly onOpenAccount: () => void;
  /** Opens customer service, which makes a member an agent. */
  readonly onService: () => void;
}

const gains: readonly MessageKey[] = ['join.getLink', 'join.getTeam', 'join.getStatements'];
const steps: readonly MessageKey[] = ['join.step1', 'join.step2', 'join.step3'];

/** What a partner of the site does and gets, and how to become one. Promises no income (NAV-03). */
export function JoinView({ minAge, reader, centreHref, ...on }: JoinViewProps) {
  const t = useT();
  const list = (keys: readonly MessageKey[]) =>
    keys.map((key) => <li key={key}>{t(key, { age: minAge })}</li>);
  return (
    <div className={css.page}>
      <Stack gap="s2">
        <Heading level={1}>{t('join.title')}</Heading>
        <Text tone="secondary">{t('join.lead')}</Text>
      </Stack>
      <div className={css.columns}>
        <Surface as="section">
          <Heading level={2}>{t('join.getTitle')}</Heading>
          <ul className={css.bullets}>{list(gains)}</ul>
        </Surface>
        <Surface as="section">
          <Heading level={2}>{t('join.howTitle')}</Heading>
          <ol className={css.numbers}>{list(steps)}</ol>
        </Surface>
      </div>
      <Alert>{t('join.note')}</Alert>
      {reader === 'visitor' && (
        <div>
          <Button variant="primary" onClick={on.onOpenAccount}>
            {t('action.openAccount')}
          </Button>
        </div>
      )}
      {reader === 'member' && (
        <div>
          <Button variant="primary" onClick={on.onService}>
            {t('service.customerService')}
          </Button>
        </div>
      )}
      {reader === 'agent' && (
        <Alert
          tone="success"
          action={
            centreHref !== undefined && (
              <ButtonLink href={centreHref}>{t('nav.agentCentre')}</ButtonLink>
            )
          }
        >
          {t('join.isAgent')}
        </Alert>
      )}
    </div>
  );
}
