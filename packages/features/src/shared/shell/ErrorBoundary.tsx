import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react';
import { isLoadFailure } from '../lazy/load-failure.ts';
import { renewParts } from '../lazy/round.ts';
import { componentsAround } from './components-around.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Returns the fallback; `reset` tries the children again. */
  readonly fallback: (error: unknown, reset: () => void) => ReactNode;
  /**
   * Reports the error; the boundary itself logs nothing. `where`: the component stack of the error. `isShown`: the
   * visitor sees the fallback, because rendering again did not help.
   */
  readonly onError: (error: unknown, where: string, isShown: boolean) => void;
  /** Whether the children are rendered again after the first error. Default: true. */
  readonly redraws?: boolean | undefined;
  /** When this value changes after an error, the children are tried again. */
  readonly renewOn?: unknown;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  /** Number of retries. Each one creates the children as new components. */
  readonly turn: number;
  /** Whether the fallback is shown instead of the children. */
  readonly isShown: boolean;
}

/** A part that worked for this long, in ms, may be rendered again once more. */
const calm = 60_000;

/**
 * Keeps an error in a part from breaking the page. After the first error it renders the part again. If that fails too
 * within a minute, it shows the fallback. A part that failed to load was already requested several times and is not
 * requested again here (ERR-01).
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
    // The replacement is rendered in the same frame, so the gap is not visible.
    return isShown ? this.props.fallback(error, this.renew) : null;
  }
}
