import { Button, Divider, Heading, Stack, Text } from '@parlour/ui';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Transfer, TransferEvents } from './Transfer.props.ts';

interface TransferOfferProps
  extends Pick<Transfer, 'target'>,
    Pick<TransferEvents, 'onTransferOpen' | 'onRetryTransfer'> {
  readonly account: string;
  /** The agent came back from the form: the button takes the focus. */
  readonly isBack: boolean;
}

/**
 * The section of the details that opens the transfer form. It comes last and appears once the backend allows transfers
 * (AGT-04, ERR-01).
 */
export function TransferOffer({ target, account, isBack, ...on }: TransferOfferProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return (
    <>
      <Divider decorative />
      <Stack as="section" gap="s3" aria-labelledby="downline-transfer">
        <Heading level={3} id="downline-transfer">
          {t('wallet.transfer')}
        </Heading>
        <Text size="small" tone="secondary">
          {t('team.sendBody', { name: account })}
        </Text>
        {target.status === 'error' && <PartError part={target} onRetry={on.onRetryTransfer} />}
        {target.status === 'ready' && (
          <Button
            ref={button}
            endIcon={ArrowRight}
            aria-label={t('team.sendMoneyTo', { name: account })}
            onClick={() => on.onTransferOpen(true)}
          >
            {t('team.sendMoney')}
          </Button>
        )}
      </Stack>
    </>
  );
}
