import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { asPart } from '../as-part.tsx';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './Accordion.css.ts';

/** One question with its answer. */
export interface AccordionItem {
  /** Unique in the list: what `open` and `onOpenChange` carry. */
  id: string;
  /** The question; takes as many lines as it needs. */
  title: ReactNode;
  /** The answer; in the document only while it is open. */
  content: ReactNode;
  /** A word or badge before the chevron. */
  badge?: ReactNode;
  /** Stays as it is, open or closed. Default false. */
  disabled?: boolean | undefined;
}

export interface AccordionProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'onChange' | 'defaultValue'> {
  /** Questions from the top down. */
  items: readonly AccordionItem[];
  /** `single` (default): opening one closes the other. `multiple`: each for itself. */
  mode?: 'single' | 'multiple' | undefined;
  /** Ids of the open ones. Given: you hold them. Left out: it does so itself. */
  open?: readonly string[] | undefined;
  /** Ids that are open at first. Default none. */
  defaultOpen?: readonly string[] | undefined;
  /** Called with the ids of all open items. */
  onOpenChange?: ((open: readonly string[]) => void) | undefined;
  /** Level of the titles in the page outline. Default 3. */
  level?: HeadingLevel | undefined;
}

/**
 * Questions in one card, 56 px rows, chevron at the end (design.md §6.1). Enter
 * and Space open and close, arrows, Home and End go along the titles (WAI-ARIA
 * accordion).
 */
export function Accordion({
  items,
  mode = 'single',
  open,
  defaultOpen = [],
  onOpenChange,
  level = 3,
  className,
  ...rest
}: AccordionProps) {
  const [own, setOwn] = useState(defaultOpen);
  const ids = [...(open ?? own)];
  const change = (next: readonly string[]) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const Title = `h${level}` as const;
  const content = items.map((item) => (
    <Item
      key={item.id}
      value={item.id}
      disabled={item.disabled === true}
      data-part="item"
      className={css.item}
    >
      <Header asChild>
        <Title className={css.header}>
          <Trigger data-part="trigger" className={css.trigger}>
            <span className={css.title}>{item.title}</span>
            {asPart(item.badge)}
            <span className={css.chevron}>
              <IconSlot icon={ChevronDown} />
            </span>
          </Trigger>
        </Title>
      </Header>
      <Content data-part="content" className={css.content}>
        <div className={css.text}>{item.content}</div>
      </Content>
    </Item>
  ));
  const shared = {
    ...rest,
    'data-component': 'accordion',
    className: join(css.root, className),
    children: content,
  };
  return mode === 'multiple' ? (
    <Root {...shared} type="multiple" value={ids} onValueChange={change} />
  ) : (
    <Root
      {...shared}
      type="single"
      collapsible
      value={ids[0] ?? ''}
      onValueChange={(id) => change(id === '' ? [] : [id])}
    />
  );
}
