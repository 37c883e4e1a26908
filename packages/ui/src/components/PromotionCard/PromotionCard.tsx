import { ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge, type BadgeProps } from '../Badge/Badge.tsx';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { followed } from '../followed.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './PromotionCard.css.ts';

/** Opens the whole offer: in a dialog, or on a page of its own. */
export type PromotionAction = {
  /** The word on the button ("Terms"). */
  label: string;
  /** Its full name, which says which offer: "Terms of First deposit". */
  name: string;
} & (
  | {
      /** The button was pressed: show the whole offer, in a dialog. */
      onSelect: () => void;
    }
  | {
      /** Address of the whole offer. */
      href: string;
    }
);

/** Leads to the page where the offer's next step is taken. */
export interface PromotionStep {
  /** The verb of the step ("Join"). */
  label: string;
  /** Its full name, which says which offer: "Join: First deposit". */
  name: string;
  /** Address of the offer's own page. */
  href: string;
}

export interface PromotionCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** Name of the offer, as a heading. */
  title: string;
  /** What kind of offer it is ("Welcome bonus"). */
  kind?: string | undefined;
  /** One sentence: what one gets, and the limit of it. */
  summary?: string | undefined;
  /** Scene; its subject is at the end, the text is on a shade at the start. */
  imageUrl: string;
  /** From when to when, in words. */
  period?: string | undefined;
  /** Status of the offer or of the member's application; leave it out for an unknown one. */
  status?: { label: string; tone: BadgeProps['tone'] } | undefined;
  /** The first terms, a sentence each; two are shown, the rest is behind the action. */
  terms?: readonly string[] | undefined;
  /** The button to the whole offer; a card that is `over` has it, too. */
  action: PromotionAction;
  /** The next step, where there is one; not on a card that is `over`. */
  step?: PromotionStep | undefined;
  /** The offer has ended: one quiet row with a small picture. Default false. */
  over?: boolean | undefined;
  /** Place in the outline of the page. Default 2. */
  level?: HeadingLevel | undefined;
  /** One of the first of the page: its picture loads at once. Default false. */
  eager?: boolean | undefined;
  /** Under the terms: a meter, a note, a claim button. */
  children?: ReactNode;
}

/** How many terms are on the card; the rest are one press away. */
const termsShown = 2;

/** One offer with its period, its status and, beside it, its terms (PRO-01). */
export function PromotionCard({ over = false, ...props }: PromotionCardProps) {
  return over ? <Over {...props} /> : <Running {...props} />;
}

type Body = Omit<PromotionCardProps, 'over'>;

function Running({
  title,
  kind,
  summary,
  imageUrl,
  period,
  status,
  terms = [],
  action,
  step,
  level = 2,
  eager = false,
  className,
  children,
  ...rest
}: Body) {
  const Title = `h${level}` as const;
  return (
    <article data-component="promotion-card" {...rest} className={join(css.card, className)}>
      <div className={css.art} data-part="art">
        <LazyImage className={css.picture} src={imageUrl} position="64% 50%" eager={eager} />
        <span className={css.shade} />
        <div className={css.offer}>
          {kind !== undefined && <span className={css.kind}>{kind}</span>}
          <Title className={css.title}>{title}</Title>
          {summary !== undefined && <p className={css.summary}>{summary}</p>}
        </div>
      </div>
      {(period !== undefined || status !== undefined) && (
        <div className={css.facts} data-part="facts">
          <Period>{period}</Period>
          <Status status={status} />
        </div>
      )}
      {terms.length > 0 && (
        <ul className={css.terms} data-part="terms">
          {terms.slice(0, termsShown).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
      {children}
      <div className={css.actions}>
        <Open action={action} />
        {step && (
          <ButtonLink
            variant="soft"
            size="sm"
            className={css.step}
            href={step.href}
            aria-label={step.name}
          >
            {step.label}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

function Over({ title, imageUrl, period, status, action, level = 2, className, ...rest }: Body) {
  const { children, kind: _kind, summary: _summary, terms: _terms, ...more } = rest;
  const { eager: _eager, step: _step, ...root } = more;
  return (
    <article
      data-component="promotion-card"
      data-state="over"
      {...root}
      className={join(css.over, className)}
    >
      <LazyImage className={css.thumb} src={imageUrl} position="70% 50%" />
      <div className={css.overText}>
        <Heading level={level} size="s">
          {title}
        </Heading>
        <Period>{period}</Period>
        {children}
        <div className={css.overFoot}>
          <Status status={status} />
          <Open action={action} />
        </div>
      </div>
    </article>
  );
}

function Period({ children }: { readonly children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Text as="span" size="small" tone="muted">
      {children}
    </Text>
  );
}

function Status({ status }: Pick<PromotionCardProps, 'status'>) {
  return status && <Badge tone={status.tone}>{status.label}</Badge>;
}

function Open({ action }: Pick<PromotionCardProps, 'action'>) {
  const look = {
    variant: 'ghost',
    size: 'sm',
    className: css.open,
    'aria-label': action.name,
  } as const;
  return 'href' in action ? (
    <ButtonLink {...look} href={action.href}>
      {action.label}
    </ButtonLink>
  ) : (
    <Button {...look} aria-haspopup="dialog" onClick={action.onSelect}>
      {action.label}
    </Button>
  );
}

export interface PromotionTileProps
  extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'onSelect'> {
  /** Name of the offer, in bold. */
  title: string;
  /** What kind of offer it is ("Welcome bonus"), above the title. */
  kind?: string | undefined;
  /** One sentence below the title: what one gets, and the limit of it. */
  summary?: string | undefined;
  /** Scene behind the words; its subject is at the end. */
  imageUrl: string;
  /** Address of the offer. */
  href: string;
  /** The words at the foot ("Details"). */
  actionLabel: string;
  /** A plain click, for a router; every other click stays the browser's. */
  onSelect?: (() => void) | undefined;
}

/** An offer on its art alone, for the home page: the whole tile is one link. */
export function PromotionTile({
  title,
  kind,
  summary,
  imageUrl,
  href,
  actionLabel,
  onSelect,
  className,
  ...rest
}: PromotionTileProps) {
  return (
    <a
      data-component="promotion-tile"
      {...rest}
      href={href}
      onClick={followed(onSelect)}
      className={join(css.art, css.tile, className)}
    >
      <LazyImage className={css.picture} src={imageUrl} position="64% 50%" />
      <span className={css.shade} />
      <span className={css.offer}>
        {kind !== undefined && <span className={css.kind}>{kind}</span>}
        <b className={css.title}>{title}</b>
        {summary !== undefined && <span className={css.summary}>{summary}</span>}
        <span className={css.details}>
          <span>{actionLabel}</span>
          <span className={css.arrow}>
            <IconSlot icon={ArrowRight} size={16} />
          </span>
        </span>
      </span>
    </a>
  );
}
