import { Button, Heading, LazyImage, Stack, Surface, Text } from '@parlour/ui';
import { useId } from 'react';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { columns } from '../../shared/page-parts/page-parts.css.ts';
import { ServerHtml } from '../../shared/server-html/ServerHtml.tsx';
import * as css from './PostsView.css.ts';
import type { Post } from './posts-model.ts';
import { useParts } from './use-parts.ts';

export interface PostTextProps {
  readonly post: Post;
  /** The heading of the page. A text with the same title does not repeat it. */
  readonly under?: string | undefined;
}

/** One text of the operator, sanitised, with a table of contents where it has more than one part (HLP-01, NOT-03). */
export function PostText({ post, under }: PostTextProps) {
  const t = useT();
  const figures = useFigures();
  const [box, parts] = useParts();
  const contents = useId();
  const hasContents = parts.length > 1;
  return (
    <div className={hasContents ? columns : undefined}>
      <Surface as="article">
        <Stack>
          {post.imageUrl !== null && (
            <div className={css.picture}>
              <LazyImage src={post.imageUrl} eager />
            </div>
          )}
          <Stack gap="s1">
            {post.title !== under && <Heading level={2}>{post.title}</Heading>}
            {post.time !== '' && (
              <Text size="small" tone="muted">
                {figures(post.time)}
              </Text>
            )}
          </Stack>
          {post.summary !== '' && <Text tone="secondary">{post.summary}</Text>}
          <div ref={box}>
            <ServerHtml html={post.html} headingLevel={post.title === under ? 2 : 3} />
          </div>
        </Stack>
      </Surface>
      {hasContents && (
        <Surface as="section">
          <nav aria-labelledby={contents}>
            <Stack gap="s1">
              <Heading level={2} size="s" id={contents}>
                {t('posts.parts')}
              </Heading>
              {parts.map(({ id, title, show }) => (
                <Button key={id} variant="ghost" onClick={show}>
                  {title}
                </Button>
              ))}
            </Stack>
          </nav>
        </Surface>
      )}
    </div>
  );
}
