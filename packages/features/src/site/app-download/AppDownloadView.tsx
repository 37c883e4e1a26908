import { ErrorState, Heading, IconButton, Segmented, Skeleton, Text } from '@parlour/ui';
import {
  CircleCheck,
  Copy,
  Download,
  EllipsisVertical,
  Globe,
  type LucideIcon,
  Share,
  Smartphone,
  TabletSmartphone,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { type MessageKey, useT } from '../../shared/i18n/use-t.ts';
import { ServerButtonLink } from '../../shared/links/ServerButtonLink.tsx';
import { Addresses, type SiteAddress } from './Addresses.tsx';
import * as css from './AppDownload.css.ts';
import { type AppOffer, type Guide, guidesFor } from './app-download-model.ts';
import { OperatorCode } from './OperatorCode.tsx';
import { PhoneArt } from './PhoneArt.tsx';

export interface AppDownloadViewProps {
  readonly status: 'loading' | 'error' | 'ready';
  readonly error?: unknown;
  readonly brandName: string;
  /** `null` until it is loaded. */
  readonly offer: AppOffer | null;
  /** Prerendered before the address of the site is known: reserves the space of QR code and link. Default false. */
  readonly drawn?: boolean | undefined;
  /** The operator's addresses of the site. Default: none are shown. */
  readonly addresses?: readonly SiteAddress[];
  readonly onCopy: () => void;
  readonly onRetry: () => void;
}

/** The site as an app: links to get it, its QR code, and a guide for each platform (LAY-09). */
export function AppDownloadView(props: AppDownloadViewProps) {
  const t = useT();
  const { offer, status, addresses = [] } = props;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <Heading level={1}>{t('app.download')}</Heading>
        <Text tone="secondary">{t('app.lead')}</Text>
      </div>
      {status === 'error' && (
        <ErrorState
          level={2}
          title={t('error.loadFailed')}
          body={errorMessage(props.error, t)}
          retryLabel={t('action.retry')}
          onRetry={props.onRetry}
        />
      )}
      {status === 'loading' && <Loading />}
      {status === 'ready' && offer && (
        <>
          <div className={css.columns}>
            <Ways offer={offer} brandName={props.brandName} />
            <Code {...props} offer={offer} />
          </div>
          <Guides guides={guidesFor(offer)} />
          {addresses.length > 1 && <Addresses addresses={addresses} />}
        </>
      )}
    </div>
  );
}

interface CodeProps extends Pick<AppDownloadViewProps, 'drawn' | 'onCopy'> {
  readonly offer: AppOffer;
}

/** The link to this site, as a QR code and as text. */
function Code({ offer: { link, linkText, codes }, drawn = false, onCopy }: CodeProps) {
  const t = useT();
  return (
    <section className={css.code}>
      <Heading level={2} size="s">
        {t('app.scanQr')}
      </Heading>
      {drawn ? (
        <Skeleton aria-busy="true" shape="block" width={200} height={200} />
      ) : (
        <OperatorCode
          code={codes.link}
          link={link}
          label={t('app.linkLabel', { link: linkText })}
          size={200}
        />
      )}
      <Text size="small" tone="secondary">
        {t('app.scanBody')}
      </Text>
      {drawn ? (
        <Skeleton aria-busy="true" shape="block" width={220} height={52} />
      ) : (
        <div className={css.link}>
          <bdi translate="no" className={css.linkText} dir="ltr">
            {linkText}
          </bdi>
          <IconButton icon={Copy} label={t('action.copyLink')} onClick={onCopy} />
        </div>
      )}
    </section>
  );
}

/** A row for each platform: a file or store page where the operator has one, else the home screen. */
function Ways({ offer, brandName }: { readonly offer: AppOffer; readonly brandName: string }) {
  const t = useT();
  return (
    <section className={css.offer}>
      <PhoneArt />
      <div className={css.ways}>
        <Heading level={2}>{t('app.brandApp', { brand: brandName })}</Heading>
        <ul className={css.rows}>
          <Way
            icon={<Smartphone />}
            title={t('app.androidApp')}
            body={t(offer.android ? 'app.androidBody' : 'app.liteBody')}
          >
            <AppCode of="android" offer={offer} name={t('app.androidApp')} />
            {offer.android && (
              <ServerButtonLink variant="primary" address={offer.android} download>
                {t('action.download')}
              </ServerButtonLink>
            )}
          </Way>
          <Way
            icon={<TabletSmartphone />}
            title={t('app.iosApp')}
            body={t(offer.ios ? 'app.iosBody' : 'app.liteBody')}
          >
            <AppCode of="ios" offer={offer} name={t('app.iosApp')} />
            {offer.ios && (
              <ServerButtonLink address={offer.ios}>{t('app.install')}</ServerButtonLink>
            )}
          </Way>
          {offer.ios && <Way icon={<Globe />} title={t('app.lite')} body={t('app.liteBody')} />}
        </ul>
      </div>
    </section>
  );
}

interface AppCodeProps {
  readonly of: 'android' | 'ios';
  readonly offer: AppOffer;
  readonly name: string;
}

/** The operator's QR code of an app, for a person who reads this page on a computer. */
function AppCode({ of, offer, name }: AppCodeProps) {
  const code = offer.codes[of];
  const link = offer[of];
  return code && link && <OperatorCode code={code} link={link} label={name} size={96} />;
}

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
  readonly children?: ReactNode;
}

function Way({ icon, title, body, children }: WayProps) {
  return (
    <li className={css.row}>
      <span className={css.rowIcon} aria-hidden="true">
        {icon}
      </span>
      <span className={css.rowText}>
        <Text bold>{title}</Text>
        <Text size="small" tone="muted">
          {body}
        </Text>
      </span>
      {children}
    </li>
  );
}

/** The icon of each step; a last step has a check mark. */
const stepIcons: ReadonlyMap<MessageKey, LucideIcon> = new Map<MessageKey, LucideIcon>([
  ['app.iosStep1', Globe],
  ['app.iosStep2', Share],
  ['app.androidStep1', Download],
  ['app.androidWebStep2', EllipsisVertical],
  ['app.iosInstallStep', Download],
]);

function Guides({ guides }: { readonly guides: readonly Guide[] }) {
  const t = useT();
  const [chosen, setChosen] = useState<string>('android');
  const guide = guides.find(({ id }) => id === chosen) ?? guides[0];
  if (!guide) return null;
  return (
    <section className={css.guide}>
      <Heading level={2}>{t('app.howTo')}</Heading>
      <Segmented
        label={t('app.howTo')}
        options={guides.map(({ id, title }) => ({ value: id, label: t(title) }))}
        value={guide.id}
        onChange={setChosen}
      />
      <ol className={css.steps}>
        {guide.steps.map((key, index) => {
          const Icon = stepIcons.get(key) ?? CircleCheck;
          return (
            <li key={key} className={css.step}>
              <span className={css.stepMark}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span>
                <Text size="caption" tone="muted">
                  {t('app.step', { step: index + 1 })}
                </Text>
                <Text bold>{t(key)}</Text>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Loading() {
  return (
    <div className={css.columns} aria-busy="true">
      <div className={css.offer}>
        <div className={css.ways}>
          <Skeleton width={160} height={28} />
          <Skeleton shape="block" height={72} />
        </div>
      </div>
      <div className={css.code}>
        <Skeleton width={180} height={24} />
        <Skeleton shape="block" width={200} height={200} />
        <Skeleton width={220} height={44} />
      </div>
    </div>
  );
}
