import { Button, Inline, Stack, Surface, Text } from '@parlour/ui';
import { Checkbox } from '@parlour/ui/forms';
import { CheckCheck, Trash2 } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import type { MessagesViewProps } from './MessagesView.props.ts';

interface ChoosingBarProps
  extends Pick<
    MessagesViewProps,
    'list' | 'busy' | 'onChosen' | 'onReadChosen' | 'onDeleteChosen' | 'onDeleteAll'
  > {
  readonly chosen: ReadonlySet<string>;
}

/** The actions for several messages at once (MSG-01). */
export function ChoosingBar({ list, chosen, busy, ...on }: ChoosingBarProps) {
  const t = useT();
  const rows = list.status === 'ready' ? list.value.rows : [];
  const isWhole = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const nothing = chosen.size === 0;
  const changePage = () => {
    const next = new Set(chosen);
    for (const { id } of rows) {
      if (isWhole) next.delete(id);
      else next.add(id);
    }
    on.onChosen(next);
  };
  return (
    <Surface as="section" padding="s3" aria-label={t('message.choose')}>
      <Stack gap="s2">
        <Inline justify="between">
          <Checkbox
            label={t('message.choosePage')}
            checked={isWhole}
            disabled={rows.length === 0}
            onChange={changePage}
          />
          <Text as="span" size="small" tone="secondary" role="status">
            {t('message.chosen', { count: chosen.size })}
          </Text>
        </Inline>
        <Inline>
          <Button
            size="sm"
            icon={CheckCheck}
            disabled={nothing}
            busy={busy}
            onClick={on.onReadChosen}
          >
            {t('message.markRead')}
          </Button>
          <Button
            size="sm"
            variant="dangerSoft"
            icon={Trash2}
            disabled={nothing}
            busy={busy}
            onClick={on.onDeleteChosen}
          >
            {t('action.delete')}
          </Button>
          <Button size="sm" variant="dangerSoft" busy={busy} onClick={on.onDeleteAll}>
            {t('message.deleteAll')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => on.onChosen(null)}>
            {t('action.cancel')}
          </Button>
        </Inline>
      </Stack>
    </Surface>
  );
}
