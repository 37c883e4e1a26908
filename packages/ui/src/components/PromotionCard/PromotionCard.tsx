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

/** Opens the full offer, in a dialog or on its own page. */
export type PromotionAction = {
  /** Text of the button ("Terms"). */
  label: string;
  /** Accessible name of the button, which names the offer: "Terms of First deposit". */
  name: string;
} & (
  | {
      /** Called when the button is pressed: show the full offer in a dialog. */
      onSelect: () => void;
    }
  | {
      /** URL of the full offer. */
      href: string;
    }
);

/** A link to the page where the member takes the next step of the offer. */
export interface PromotionStep {
  /** Verb of the step ("Join"). */
  label: string;
  /** Accessible name of the link, which names the offer: "Join: First deposit". */
  name: string;
  /** URL of the offer's own page. */
  href: string;
}

export interface PromotionCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** Name of the offer. It is a heading. */
  title: string;
  /** Kind of the offer ("Welcome bonus"). */
  kind?: string | undefined;
  /** One sentence: what the member gets, and its limit. */
  summary?: string | undefined;
  /** URL of the scene. Its subject is at the end; the text is on a shade at the start. */
  imageUrl: string;
  /** Start and end of the offer, as text. */
  period?: string | undefined;
  /** Status of the offer or of the member's application. Leave it out if it is unknown. */
  status?: { label: string; tone: BadgeProps['tone'] } | undefined;
  /** The first terms, one sentence each. Two are shown; the action opens the rest. */
  terms?: readonly string[] | undefined;
  /** The button that opens the full offer. A card that is `over` has it too. */
  action: PromotionAction;
  /** The next step, if there is one. Not shown on a card that is `over`. */
  step?: PromotionStep | undefined;
  /** The offer has ended: one muted row with a small picture. Default false. */
  over?: boolean | undefined;
  /** Level of the title in the outline of the page. Default 2. */
  level?: HeadingLevel | undefined;
  /** The card is one of the first on the page, so its picture loads at once. Default false. */
  eager?: boolean | undefined;
  /** Content below the terms: a progress bar, a note, a claim button. */
  children?: ReactNode;
}

/** How many terms the card shows. The action opens the rest. */
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
  /** Kind of the offer ("Welcome bonus"), above the title. */
  kind?: string | undefined;
  /** One sentence below the title: what the member gets, and its limit. */
  summary?: string | undefined;
  /** URL of the scene behind the text. Its subject is at the end. */
  imageUrl: string;
  /** URL of the offer. */
  href: string;
  /** Text at the bottom ("Details"). */
  actionLabel: string;
  /** Called on a plain click, for a router. The browser handles every other click. */
  onSelect?: (() => void) | undefined;
}

/** An offer on its art, for the home page. The whole tile is one link. */
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
