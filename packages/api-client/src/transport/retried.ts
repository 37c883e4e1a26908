/** Dispatched on the window when a piece of code does not load after all attempts. */
export const codeMissingEvent = 'parlour:code-missing';

/** Wait before each further attempt, in ms. */
const waits = [300, 800, 1_600];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads a piece of code in up to four attempts within 2.7 s, for a connection that fails for a moment (ERR-01). Rejects
 * with the error of the last attempt, after `codeMissingEvent`. Browsers request a module again after it failed.
 */
export async function retried<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of waits) {
    try {
      return await load();
    } catch {
      await pause(wait);
    }
  }
  try {
    return await load();
  } catch (error) {
    if (typeof window !== 'undefined') window.dispatchEvent(new Event(codeMissingEvent));
    throw error;
  }
}
