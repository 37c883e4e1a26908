import { Badge, Button, Text } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { LinkForm } from './LinkForm.tsx';
import * as css from './SocialView.css.ts';
import type { SocialViewProps } from './SocialView.props.ts';
import { labelOf, type SocialChannel } from './social-accounts-model.ts';

interface ChannelRowProps extends Pick<SocialViewProps, 'busy' | 'failure' | 'onDraft' | 'onLink'> {
  readonly of: SocialChannel;
  /** Whether its form is open. */
  readonly isOpen: boolean;
  /** Initial text of its form. */
  readonly begun: string;
  readonly onToggle: (isOpen: boolean) => void;
}

/** One messenger: the linked account and its date, or the form to link one. */
export function ChannelRow(props: ChannelRowProps) {
  const { of, isOpen, busy, failure, begun, onToggle, onDraft, onLink } = props;
  const { channel, linked, linkedAt } = of;
  const t = useT();
  const figures = useFigures();
  const button = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(isOpen);
  const name = labelOf(channel, t);
  const isForm = linked === null && isOpen;
  useEffect(() => {
    // The form was closed, together with the element that had the focus.
    if (wasOpen.current && !isForm) (button.current ?? item.current)?.focus();
    wasOpen.current = isForm;
  }, [isForm]);
  return (
    <li
      ref={item}
      className={css.item}
      data-state={linked === null ? 'open' : 'linked'}
      tabIndex={-1}
    >
      <div className={css.row}>
        <div className={css.words}>
          <Text as="span" bold>
            <bdi translate="no">{name}</bdi>
          </Text>
          {linked !== null && (
            <Text as="span" size="small" tone="secondary">
              <bdi translate="no">{linked}</bdi>
            </Text>
          )}
          {linkedAt !== null && (
            <Text as="span" size="small" tone="secondary">
              {t('social.linkedAt', { time: figures(linkedAt) })}
            </Text>
          )}
        </div>
        {linked !== null && <Badge tone="success">{t('social.linked')}</Badge>}
        {linked === null && !isOpen && (
          <Button
            ref={button}
            size="sm"
            variant="soft"
            aria-label={t('social.linkNamed', { field: name })}
            onClick={() => onToggle(true)}
          >
            {t('social.link')}
          </Button>
        )}
      </div>
      {isForm && (
        <LinkForm
          label={name}
          busy={busy}
          failure={failure}
          begun={begun}
          onType={(account) => onDraft?.({ channel, account })}
          onSubmit={(account) => onLink({ channel, account })}
          onCancel={() => onToggle(false)}
        />
      )}
    </li>
  );
}
