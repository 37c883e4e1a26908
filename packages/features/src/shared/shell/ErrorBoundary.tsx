import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react';
import { isLoadFailure } from '../lazy/load-failure.ts';
import { renewParts } from '../lazy/round.ts';
import { componentsAround } from './components-around.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What to show instead; `reset` tries the children again. */
  readonly fallback: (error: unknown, reset: () => void) => ReactNode;
  /**
   * Reporting port; the product logs nothing by itself. `where`: the components around what broke. `isShown`: a person
   * sees it, because it could not be drawn anew.
   */
  readonly onError: (error: unknown, where: string, isShown: boolean) => void;
  /** Whether the first error is met by drawing the children anew. Default: true. */
  readonly redraws?: boolean | undefined;
  /** Another value than the one it broke with: the children are tried again. */
  readonly renewOn?: unknown;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  /** Counts how often the children were drawn anew: each time as new components. */
  readonly turn: number;
  /** The fallback stands in the place of the children. */
  readonly isShown: boolean;
}

/** A part that has stood for so long, in ms, is drawn anew again. */
const calm = 60_000;

/**
 * Keeps a broken part from taking the page with it. The first error draws the part anew; when that fails too within a
 * minute, the fallback says so. A part that did not load was asked for several times already and is not asked for again
 * here (ERR-01).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, turn: 0, isShown: false };
  private mayRedraw = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'error'> {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    renewParts();
    const isShown = this.props.redraws === false || !this.mayRedraw || isLoadFailure(error);
    this.props.onError(error, componentsAround(componentStack), isShown);
    if (isShown) {
      this.setState({ isShown });
      return;
    }
    this.mayRedraw = false;
    this.timer = setTimeout(() => {
      this.mayRedraw = true;
    }, calm);
    this.draw();
  }

  override componentDidUpdate({ renewOn }: ErrorBoundaryProps): void {
    if (this.state.error !== null && renewOn !== this.props.renewOn) this.renew();
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  renew = (): void => {
    clearTimeout(this.timer);
    this.mayRedraw = true;
    this.draw();
  };

  private draw(): void {
    this.setState(({ turn }) => ({ error: null, turn: turn + 1, isShown: false }));
  }

  override render(): ReactNode {
    const { error, turn, isShown } = this.state;
    if (error === null) return <Fragment key={turn}>{this.props.children}</Fragment>;
    // What comes instead follows within the same frame: nobody sees the gap.
    return isShown ? this.props.fallback(error, this.renew) : null;
  }
}
