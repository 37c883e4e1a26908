import {
  type Asked,
  askedIn,
  type Centre,
  CentreInPageWidget,
  type CentrePages,
  isAtSiteOnly,
  withPage,
} from '@parlour/features/centre-frame';
import { useT } from '@parlour/features/i18n';
import { lazyPart } from '@parlour/features/lazy';
import { useHandler } from '@parlour/features/parts';
import { useBrand } from '@parlour/features/runtime';
import { Text } from '@parlour/ui';
import { useEffect, useMemo } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { centrePages } from '../app/centres.ts';
import { pressedLink } from './lead-out.ts';

const Account = lazyPart(async () => ({
  default: (await import('@parlour/features/account/overview')).AccountWidget,
}));

export interface FrameCentreProps {
  readonly centre: Centre;
  /** Returns the absolute address on the site. */
  readonly inSite: (address: string) => string;
  /** Opens a page of the site instead of the partner's page. */
  readonly onLeave: (address: string) => void;
}

/**
 * A centre in a frame. It keeps its page in memory and not in the browser history, so Back leaves the partner's page,
 * as the visitor expects. Pages that move money open at the site (EMB-01).
 */
export default function FrameCentre({ centre, ...ways }: FrameCentreProps) {
  return (
    <MemoryRouter initialEntries={[`/${withPage('', { centre, page: first[centre] })}`]}>
      <Place {...ways} />
    </MemoryRouter>
  );
}

const first = { member: 'securityCenter', agent: 'agentTeamOverview' } as const;

function Place({ inSite, onLeave }: Omit<FrameCentreProps, 'centre'>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = askedIn(search);
  const go = useHandler((to: Asked) => {
    if (isAtSiteOnly(to.centre, to.page)) onLeave(`/${withPage('', to)}`);
    else void navigate(`/${withPage(search, to)}`, { replace: true });
  });
  useEffect(() => {
    /** A link to a page of a centre stays in the frame if that page does. All other links open the site. */
    const keep = (event: MouseEvent) => {
      const to = askedIn(pressedLink(event)?.search ?? '');
      if (!to) return;
      event.preventDefault();
      go(to);
    };
    // Must run before the frame's own listener, which is on the document.
    document.body.addEventListener('click', keep);
    return () => document.body.removeEventListener('click', keep);
  }, [go]);
  const pages = useMemo(() => framed(() => onLeave('/?member=securityCenter')), [onLeave]);
  if (!asked) return null;
  return (
    <CentreInPageWidget
      asked={asked}
      pages={pages}
      hrefOf={(to) => inSite(`/${withPage('', to)}`)}
      onPage={go}
    />
  );
}

/** The pages of the centres in a frame: the account can only be read here; it is changed at the site. */
function framed(onChange: () => void): CentrePages {
  const { member, agent } = centrePages;
  return { agent, member: { ...member, securityCenter: () => <ReadAccount {...{ onChange }} /> } };
}

function ReadAccount({ onChange }: { readonly onChange: () => void }) {
  const t = useT();
  const { name } = useBrand();
  return (
    <>
      <Text size="small" tone="secondary">
        {t('partner.accountAt', { brand: name })}
      </Text>
      <Account onChange={onChange} />
    </>
  );
}
