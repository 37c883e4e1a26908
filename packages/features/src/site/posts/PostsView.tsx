import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Link,
  Pagination,
  Skeleton,
  Stack,
  StatusScreen,
  Surface,
  Text,
} from '@parlour/ui';
import { ArrowLeft, Headset } from 'lucide-react';
import { houseTextNames } from '../../shared/house-texts/house-texts.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { type MessageKey, useFigures, useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { page } from '../../shared/page-parts/page-parts.css.ts';
import { usePagerLabels } from '../../shared/paging/use-pager-labels.ts';
import type { Part } from '../../shared/parts/part.ts';
import { PostText } from './PostText.tsx';
import { isHouseSlot, type Post, type PostList, type Slot } from './posts-model.ts';

/** What is shown: the list of a slot, one text, or that the text does not exist. */
export type PostsShown =
  | { readonly kind: 'list'; readonly list: Part<PostList> }
  | { readonly kind: 'post'; readonly post: Part<Post> }
  | { readonly kind: 'missing' };

export interface PostsViewProps {
  readonly slot: Slot;
  readonly shown: PostsShown;
  /** Address of the help page. */
  readonly helpHref: string;
  /** Address of the list of the slot; `null` when the list is shown, or has one text only. */
  readonly listHref: string | null;
  /** Whether the text is a page of its own, not a part of the help. Default false. */
  readonly ownPage?: boolean;
  /** Address of a text. */
  readonly hrefOf: (id: string) => string;
  /** Address of a page of the list. */
  readonly pageHref: (page: number) => string;
  readonly onPage: (page: number) => void;
  /** Opens the channels of customer service. */
  readonly onContact: () => void;
  readonly onRetry: () => void;
}

export const slotNames = {
  ...houseTextNames,
  news: 'nav.news',
  blog: 'nav.blog',
} as const satisfies Record<Slot, MessageKey>;

/** The operator's texts: those of the house, news, blog (HLP-01). */
export function PostsView(props: PostsViewProps) {
  const { slot, shown, helpHref, listHref, ownPage = false } = props;
  const t = useT();
  const name = t(slotNames[slot]);
  if (shown.kind === 'missing') {
    return (
      <StatusScreen
        kind="notFound"
        place="content"
        title={t('error.notFound')}
        body={t('screen.notFound.body')}
        actions={
          <ButtonLink href={listHref ?? helpHref}>
            {listHref === null ? t('nav.helpCentre') : name}
          </ButtonLink>
        }
      />
    );
  }
  const part = shown.kind === 'list' ? shown.list : shown.post;
  return (
    <div className={page}>
      {!(ownPage && listHref === null) && (
        <div>
          <ButtonLink variant="ghost" icon={ArrowLeft} href={listHref ?? helpHref}>
            {listHref === null ? t('nav.helpCentre') : name}
          </ButtonLink>
        </div>
      )}
      <Heading level={1}>{name}</Heading>
      {/* Above the text, whose height is not known before it is sanitised. */}
      {slot === 'contact' && (
        <div>
          <Button variant="primary" icon={Headset} onClick={props.onContact}>
            {t('action.contactService')}
          </Button>
        </div>
      )}
      {part.status === 'loading' && (
        <div aria-busy="true">
          <Skeleton height={320} />
        </div>
      )}
      {part.status === 'error' && (
        <ErrorState
          level={2}
          title={t('error.loadFailed')}
          body={errorMessage(part.error, t)}
          retryLabel={t('action.retry')}
          busy={part.busy}
          onRetry={props.onRetry}
        />
      )}
      {shown.kind === 'post' && shown.post.status === 'ready' && (
        <PostText key={shown.post.value.id} post={shown.post.value} under={name} />
      )}
      {shown.kind === 'list' && shown.list.status === 'ready' && (
        <List {...props} name={name} list={shown.list.value} />
      )}
    </div>
  );
}

interface ListProps extends PostsViewProps {
  readonly name: string;
  readonly list: PostList;
}

function List({ slot, name, list, helpHref, hrefOf, pageHref, onPage }: ListProps) {
  const t = useT();
  const figures = useFigures();
  const numbers = useNumbers();
  const labels = usePagerLabels(name);
  if (list.rows.length === 0) {
    const isHouse = isHouseSlot(slot);
    return (
      <EmptyState
        level={2}
        title={t(isHouse ? 'houseText.none' : 'empty.posts.title')}
        body={t(isHouse ? 'houseText.noneBody' : 'empty.posts.body')}
        action={<ButtonLink href={helpHref}>{t('nav.helpCentre')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <Stack as="ul" gap="s3">
        {list.rows.map(({ id, title, summary, time }) => (
          <Surface as="li" key={id}>
            <Heading level={2} size="s">
              <Link look="standalone" href={hrefOf(id)}>
                {title}
              </Link>
            </Heading>
            <Text tone="secondary">{summary}</Text>
            <Text size="small" tone="muted">
              {figures(time)}
            </Text>
          </Surface>
        ))}
      </Stack>
      {list.pages > 1 && (
        <Pagination
          {...{ labels, numbers }}
          page={list.page}
          pages={list.pages}
          hrefFor={pageHref}
          onChange={onPage}
        />
      )}
    </>
  );
}
