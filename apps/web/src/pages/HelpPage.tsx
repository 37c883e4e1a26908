import type { MessageKey } from '@parlour/features/i18n';
import { lazyPart } from '@parlour/features/lazy';
import { PageBanner } from '@parlour/features/site/banners';
import { PlayBandWidget } from '@parlour/features/site/footer';
import { HelpWidget } from '@parlour/features/site/help';
import type { Slot } from '@parlour/features/site/posts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { main, toolSpace } from '../layout/layout.css.ts';
import { PageTitle } from '../layout/PageTitle.tsx';

const Feedback = lazyPart(async () => ({
  default: (await import('@parlour/features/site/feedback')).FeedbackWidget,
}));
const Posts = lazyPart(async () => ({
  default: (await import('@parlour/features/site/posts')).PostsWidget,
}));

/** The text pages of the operator, with their titles. */
const slots: ReadonlyMap<string | null, readonly [slot: Slot, title: MessageKey]> = new Map([
  ['about', ['about', 'nav.about']],
  ['news', ['news', 'nav.news']],
  ['blog', ['blog', 'nav.blog']],
] as const);

/**
 * `/help`, and `/helpmc` without the layout of the site (NAV-03, HLP-01). The address contains the topic and the open
 * question. It also names the other pages: `?page=feedback`, the texts of the operator such as `?page=news`, and one of
 * them, `?page=news/its-id`.
 */
export default function HelpPage({ bare = false }: { readonly bare?: boolean }) {
  const [search, setSearch] = useSearchParams();
  const helpHref = bare ? '/helpmc' : '/help';
  const page = search.get('page');
  const [place = null, ...id] = page?.split('/') ?? [];
  const slot = slots.get(place);
  const shown = (title: MessageKey, content: ReactNode) => {
    const titled = (
      <>
        <PageTitle of={title} />
        {content}
      </>
    );
    return bare ? (
      <>
        <main id="main" className={`${main} ${toolSpace}`} tabIndex={-1}>
          {titled}
        </main>
        <PlayBandWidget />
      </>
    ) : (
      titled
    );
  };
  if (page === 'feedback') {
    return shown('action.sendFeedback', <Feedback helpHref={helpHref} />);
  }
  if (slot) {
    const [name, title] = slot;
    return shown(
      title,
      <Posts
        key={name}
        slot={name}
        id={id.length > 0 ? id.join('/') : null}
        at={search.get('at')}
        helpHref={helpHref}
        onPage={(at) => setSearch({ page: name, at: String(at) })}
      />,
    );
  }
  return shown(
    bare ? 'nav.helpCentre' : 'nav.help',
    <>
      {!bare && <PageBanner group="w_help" />}
      <HelpWidget
        helpHref={helpHref}
        topic={search.get('topic')}
        question={search.get('question')}
        onTopic={(next) => setSearch(next === null ? {} : { topic: next }, { replace: true })}
        onQuestion={(question, of) =>
          setSearch(
            { ...(of !== null && { topic: of }), ...(question !== null && { question }) },
            { replace: true },
          )
        }
      />
    </>,
  );
}
