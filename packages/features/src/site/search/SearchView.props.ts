import type { Hit, HitGroup } from './search-model.ts';

export interface SearchViewProps {
  readonly query: string;
  readonly groups: readonly HitGroup[];
  /** Shown while nothing is typed or found. */
  readonly suggested: readonly HitGroup[];
  /** Recent searches, newest first. */
  readonly recent: readonly string[];
  /** `searching`: the backend has not answered yet; `failed`: it could not answer. */
  readonly status: 'idle' | 'searching' | 'failed';
  readonly onQuery: (query: string) => void;
  readonly onChoose: (hit: Hit) => void;
  readonly onRetry: () => void;
  readonly onForget: () => void;
  /** The opened games were just cleared, and can be restored. */
  readonly viewedCleared: boolean;
  readonly onClearViewed: () => void;
  readonly onRestoreViewed: () => void;
  readonly onClose: () => void;
}
