import { Button, Heading, Stack, Surface, Text } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { useEffect, useRef } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import type { SentFeedback } from './FeedbackView.props.ts';

interface SentProps {
  readonly sent: SentFeedback;
  readonly onAnother: () => void;
}

/** Confirms the feedback: its number, and where an answer can be read. Promises only what the backend said. */
export function Sent({ sent, onAnother }: SentProps) {
  const t = useT();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <Surface as="section" ref={section} tabIndex={-1} aria-labelledby="feedback-sent">
      <Stack>
        <Heading level={2} size="m" id="feedback-sent">
          {t('success.feedbackSent')}
        </Heading>
        <DataList
          variant="well"
          items={[
            {
              id: 'reference',
              label: t('wallet.reference'),
              value: (
                <bdi translate="no" dir="ltr">
                  {sent.reference}
                </bdi>
              ),
            },
          ]}
        />
        <Text>{t(sent.isMember ? 'feedback.sentMember' : 'feedback.sentGuest')}</Text>
        <div>
          <Button onClick={onAnother}>{t('feedback.another')}</Button>
        </div>
      </Stack>
    </Surface>
  );
}
