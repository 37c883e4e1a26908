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
  /** Unique in the list. `open` and `onOpenChange` use it. */
  id: string;
  /** The question. It wraps when it is long. */
  title: ReactNode;
  /** The answer. It is in the document only while it is open. */
  content: ReactNode;
  /** A word or badge before the chevron. */
  badge?: ReactNode;
  /** The question cannot be opened or closed. Default false. */
  disabled?: boolean | undefined;
}

export interface AccordionProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'onChange' | 'defaultValue'> {
  /** The questions, in the order they are shown. */
  items: readonly AccordionItem[];
  /** `single` (default): opening one closes the others. `multiple`: each opens and closes independently. */
  mode?: 'single' | 'multiple' | undefined;
  /** Ids of the open items. With it the accordion is controlled. Without it the accordion keeps its own state. */
  open?: readonly string[] | undefined;
  /** Ids that are open at first. Default none. */
  defaultOpen?: readonly string[] | undefined;
  /** Called with the ids of all open items. */
  onOpenChange?: ((open: readonly string[]) => void) | undefined;
  /** Level of the titles in the page outline. Default 3. */
  level?: HeadingLevel | undefined;
}

/**
 * Questions in one card: rows of 56 px, with a chevron at the end (design.md §6.1). Enter and Space open and close a
 * question; arrows, Home and End move along the titles (WAI-ARIA accordion).
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
