import {
  Banner,
  CategoryBar,
  Jackpot,
  NoticeBar,
  SectionHeader,
  Skeleton,
  VendorCarousel,
} from '@parlour/ui';
import { SafeHtml } from '@parlour/ui/content';
import { Modal } from '@parlour/ui/overlays';
import { Cherry, Flame } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useAnnouncements,
  useBanners,
  useHotGames,
  useJackpot,
  useMenus,
  useNotices,
  useSettings,
  useStatus,
  useVendors,
} from './api.ts';
import { GameSections } from './GameSections.tsx';
import { useT } from './texts.ts';

/** The lobby: each section fetches its data once it is mounted. */
export function HomePage() {
  useStatus();
  useAnnouncements();
  return (
    <div className="home">
      <BannerSection />
      <JackpotSection />
      <NoticeSection />
      <CategorySection />
      <GameSections />
      <VendorSection />
      <div className="below" />
    </div>
  );
}

function BannerSection() {
  const { t } = useT();
  const { data } = useBanners();
  if (!data) return <Skeleton shape="block" height={240} />;
  return (
    <Banner
      className="banner"
      slides={data.map(({ bannerId, url, title, body, actionLabel, linkage }) => ({
        id: bannerId,
        art: url,
        ...(title && { title }),
        ...(body && { body }),
        ...(linkage && { action: { label: actionLabel || t('ui.details'), href: linkage } }),
      }))}
      labels={{
        region: t('home.highlights'),
        slideOf: (index, total) => t('a11y.slideOf', { index, total }),
        goTo: (index) => t('a11y.goToSlide', { index }),
        pause: t('a11y.pauseSlides'),
        play: t('a11y.playSlides'),
      }}
    />
  );
}

function JackpotSection() {
  const { t } = useT();
  const { data: settings } = useSettings();
  const { data } = useJackpot();
  if (!data || !settings) return <Skeleton shape="block" height={194} />;
  return (
    <Jackpot
      source={{ kind: 'simulated', min: Number(data.min), max: Number(data.max) }}
      currency={settings.currencySymbol}
      operatorMode="demo"
      labels={{
        name: t('game.jackpot'),
        demo: t('badge.demo'),
        demoNote: t('jackpot.demoBadge'),
        asOf: '',
        rules: t('game.jackpotRules'),
      }}
      action={{ label: t('home.jackpotGames'), href: '/rng?classify=JP' }}
    />
  );
}

function NoticeSection() {
  const { t } = useT();
  const { data } = useNotices();
  const [open, setOpen] = useState<number | null>(null);
  if (!data) return <Skeleton />;
  const notice = open === null ? undefined : data[open];
  return (
    <>
      <NoticeBar
        items={data}
        onOpen={setOpen}
        allHref="/noticePage"
        labels={{
          region: t('notice.notice'),
          pause: t('a11y.pauseNotices'),
          play: t('ui.resume'),
          all: t('action.seeAll'),
        }}
      />
      <Modal
        open={notice !== undefined}
        onOpenChange={() => setOpen(null)}
        title={notice?.title}
        closeLabel={t('action.close')}
      >
        {notice && <SafeHtml html={notice.content} />}
      </Modal>
    </>
  );
}

function CategorySection() {
  const { t } = useT();
  const { data: menus } = useMenus();
  const { data: hot } = useHotGames();
  if (!menus || !hot) return <Skeleton shape="block" height={98} />;
  const count = (games: number) => t('count.games', { count: games });
  return (
    <CategoryBar
      label={t('home.categories')}
      items={[
        {
          id: 'hot',
          label: t('nav.hot'),
          icon: Flame,
          href: '/hot',
          tone: 'warm',
          count: count(hot.list.length),
        },
        ...menus.map(({ code, title, gameCount }) => ({
          id: code,
          label: title,
          icon: Cherry,
          href: `/games/${code}`,
          count: count(gameCount),
        })),
      ]}
    />
  );
}

function VendorSection() {
  const { t } = useT();
  const { data } = useVendors();
  const navigate = useNavigate();
  return (
    <section className="section">
      <SectionHeader
        title={t('game.provider')}
        action={{ label: t('action.seeAll'), href: '/rng' }}
      />
      {data ? (
        <VendorCarousel
          vendors={data.map(({ vassalage, name, logoUrl }) => ({
            id: vassalage,
            name,
            mark: logoUrl,
          }))}
          labels={{
            region: t('game.provider'),
            previous: t('a11y.previousPage'),
            next: t('a11y.nextPage'),
          }}
          onSelect={(id) => navigate(`/rng?vendor=${id}`)}
        />
      ) : (
        <Skeleton shape="block" height={64} />
      )}
    </section>
  );
}
