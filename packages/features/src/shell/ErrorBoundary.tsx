import { Component, type ErrorInfo, type ReactNode } from 'react';
import { renewParts } from '../lazy/index.ts';
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

/** Keeps a broken part from taking the page with it (ERR-01). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    renewParts();
    this.props.onError(error, componentsAround(componentStack));
  }

  override componentDidUpdate({ renewOn }: ErrorBoundaryProps): void {
    if (this.state.error !== null && renewOn !== this.props.renewOn) this.renew();
  }

  renew = (): void => this.setState({ error: null });

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.fallback(error, this.renew);
  }
}
