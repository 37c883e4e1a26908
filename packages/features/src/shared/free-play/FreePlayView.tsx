import { Button, type ButtonProps } from '@parlour/ui';
import { Play } from 'lucide-react';
import { useT } from '../i18n/use-t.ts';

export interface FreePlayViewProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  readonly busy: boolean;
  readonly onStart: () => void;
}

/** The button that starts a free demo. */
export function FreePlayView({ busy, onStart, ...look }: FreePlayViewProps) {
  const t = useT();
  return (
    <Button icon={Play} {...look} busy={busy} onClick={onStart}>
      {t('game.freePlay')}
    </Button>
  );
}
