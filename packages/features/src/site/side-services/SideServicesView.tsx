import { Alert, Button, EmptyState, ErrorState, Skeleton, Text } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import {
  Camera,
  Crown,
  ExternalLink,
  Headset,
  MessagesSquare,
  Phone,
  Send,
  ThumbsUp,
} from 'lucide-react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { type MessageKey, useT } from '../../shared/i18n/use-t.ts';
import type { Part } from '../../shared/parts/part.ts';
import type { PopupOutcome } from '../../shared/services/popup.ts';
import * as css from './SideServicesView.css.ts';
import {
  type Channel,
  type ChannelKind,
  type Channels,
  channelNames,
  type EncryptedChannel,
} from './side-services-model.ts';

/** No logos of messengers: an icon for the kind of channel, and the name. */
const icons: Readonly<Record<ChannelKind, typeof Headset>> = {
  VIP: Crown,
  LIVECHAT: Headset,
  TELEGRAM: Send,
  FACEBOOK: ThumbsUp,
  IG: Camera,
  MESSENGER: MessagesSquare,
  WHATSAPP: Phone,
};

/** What a person reads when a window did not open. */
const outcomes = {
  blocked: 'error.popupBlocked',
  failed: 'error.serviceUnavailable',
  refused: 'error.serviceHost',
} as const satisfies Partial<Record<PopupOutcome, MessageKey>>;

export interface SideServicesViewProps {
  readonly channels: Part<Channels>;
  /** The result of the last press; `null` before the first. */
  readonly outcome: PopupOutcome | null;
  readonly onOpen: (channel: Channel | EncryptedChannel) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * The channels of customer service, each with its host (LAY-06): a sheet on phones, a small window on larger screens.
 */
export function SideServicesView(props: SideServicesViewProps) {
  const { outcome, onClose } = props;
  const t = useT();
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('service.customerService')}
      closeLabel={t('action.close')}
      width={420}
      height={0}
    >
      <div className={css.body}>
        {outcome !== null && outcome !== 'opened' && (
          <Alert tone="warn" role="alert">
            {t(outcomes[outcome])}
          </Alert>
        )}
        <Body {...props} />
      </div>
    </Modal>
  );
}

function Body({ channels, onOpen, onRetry }: SideServicesViewProps) {
  const t = useT();
  if (channels.status === 'loading') {
    return (
      <div className={css.list} aria-busy="true">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} shape="block" height={60} />
        ))}
      </div>
    );
  }
  if (channels.status === 'error') {
    return (
      <ErrorState
        level={3}
        title={t('error.loadFailed')}
        body={errorMessage(channels.error, t)}
        retryLabel={t('action.retry')}
        busy={channels.busy}
        onRetry={onRetry}
      />
    );
  }
  const { list, refused, invalid } = channels.value;
  const refusal = invalid.length > 0 ? 'error.invalidUrl' : 'error.serviceHost';
  if (list.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t('service.none')}
        body={t(refused.length > 0 ? refusal : 'service.noneBody')}
      />
    );
  }
  return (
    <>
      <Text size="small" tone="secondary">
        {t('service.lead')}
      </Text>
      <ul className={css.list}>
        {list.map((channel) => {
          const Icon = icons[channel.kind];
          return (
            <li key={channel.kind}>
              <Button block className={css.channel} onClick={() => onOpen(channel)}>
                <span className={css.row}>
                  <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                  <span className={css.words}>
                    <b>{t(channelNames[channel.kind])}</b>
                    {'host' in channel && (
                      <bdi translate="no" className={css.host} dir="ltr">
                        {channel.host}
                      </bdi>
                    )}
                  </span>
                  <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
      {invalid.length > 0 && (
        <Alert tone="warn" title={invalid.map((kind) => t(channelNames[kind])).join(', ')}>
          {t('error.invalidUrl')}
        </Alert>
      )}
      <Text size="small" tone="muted">
        {t('service.neverAsk')}
      </Text>
    </>
  );
}
