import { Component, type ErrorInfo, type ReactNode } from 'react';
import { renewParts } from '../lazy/index.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What to show instead; `reset` tries the children again. */
  readonly fallback: (error: unknown, reset: () => void) => ReactNode;
  /** Reporting port; the product logs nothing by itself. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
}

/** Keeps a broken part from taking the page with it (ERR-01). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    renewParts();
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null
      ? this.props.children
      : this.props.fallback(error, () => this.setState({ error: null }));
  }
}
