import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react';
import { isLoadFailure, renewParts } from '../lazy/index.ts';
import { componentsAround } from './components-around.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What to show instead; `reset` tries the children again. */
  readonly fallback: (error: unknown, reset: () => void) => ReactNode;
  /** Reporting port; the product logs nothing by itself. `where`: the components around what broke. */
  readonly onError: (error: unknown, where: string) => void;
  /** Another value than the one it broke with: the children are tried again. */
  readonly renewOn?: unknown;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  /** Counts how often the children were drawn anew: each time as new components. */
  readonly turn: number;
  /** Whether the next error is met by drawing the children anew, without a word. */
  readonly mayRedraw: boolean;
}

/**
 * Keeps a broken part from taking the page with it. The first error draws the part anew; when that fails too, the fallback
 * says so. A part that did not load was asked for several times already and is not asked for again here (ERR-01).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, turn: 0, mayRedraw: true };

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'error'> {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    renewParts();
    this.props.onError(error, componentsAround(componentStack));
    if (this.redraws()) this.draw(false);
  }

  override componentDidUpdate({ renewOn }: ErrorBoundaryProps): void {
    if (this.state.error !== null && renewOn !== this.props.renewOn) this.renew();
  }

  renew = (): void => this.draw(true);

  private draw(mayRedraw: boolean): void {
    this.setState(({ turn }) => ({ error: null, turn: turn + 1, mayRedraw }));
  }

  private redraws(): boolean {
    const { error, mayRedraw } = this.state;
    return error !== null && mayRedraw && !isLoadFailure(error);
  }

  override render(): ReactNode {
    const { error, turn } = this.state;
    if (error === null) return <Fragment key={turn}>{this.props.children}</Fragment>;
    // The children come back within the same frame: nobody sees the gap.
    return this.redraws() ? null : this.props.fallback(error, this.renew);
  }
}
