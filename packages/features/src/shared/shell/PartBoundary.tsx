import type { ComponentProps } from 'react';
import { PartError } from '../parts/PartError.tsx';
import { useRuntime } from '../runtime/runtime.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type BoundaryProps = ComponentProps<typeof ErrorBoundary>;

interface PartBoundaryProps extends Pick<BoundaryProps, 'children' | 'redraws' | 'renewOn'> {
  /** Name of the part in reports. */
  readonly name: string;
  /** Default: a line instead of the part, with a message and a retry. */
  readonly fallback?: BoundaryProps['fallback'];
}

/** Error boundary of a part of a page: the rest stays, the error is logged, and there is a retry (ERR-01). */
export function PartBoundary({ name, fallback = broken, ...rest }: PartBoundaryProps) {
  const { log } = useRuntime();
  return (
    <ErrorBoundary
      {...rest}
      fallback={fallback}
      onError={(error, where, isShown) =>
        log.report({ source: name, what: `${error}${isShown ? ' (shown)' : ''}`, where })
      }
    />
  );
}

const broken: BoundaryProps['fallback'] = (error, reset) => (
  <PartError part={{ status: 'error', error, busy: false }} onRetry={reset} />
);
