/** Most characters of an unfinished event. Our feeds send less; without a limit, memory would grow. */
const longest = 65_536;

/** Callbacks for the contents of a feed. */
export interface FeedReader {
  /** The data of one event. */
  readonly onData: (data: string) => void;
  /** How long to wait before reconnecting after a lost connection, in ms. */
  readonly onRetry: (ms: number) => void;
}

/**
 * Reads server-sent events from pieces of text, wherever they are cut (HTML, server-sent events, 9.2.6). Ignores events
 * with a name, as `onmessage` of an event source does.
 * @throws {RangeError} when an event never ends
 */
export function eventReader({ onData, onRetry }: FeedReader): (piece: string) => void {
  let rest = '';
  let data: string[] = [];
  let size = 0;
  let name = '';

  const read = (line: string) => {
    if (line === '') {
      if (data.length > 0 && (name === '' || name === 'message')) onData(data.join('\n'));
      data = [];
      size = 0;
      name = '';
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1));
    if (field === 'data') {
      size += value.length;
      data.push(value);
    } else if (field === 'event') name = value;
    else if (field === 'retry' && /^\d{1,9}$/.test(value)) onRetry(Number(value));
  };

  return (piece) => {
    const text = rest + piece;
    // A carriage return at the end may be half of a line break.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + text.slice(end);
    for (const line of lines) read(line);
    if (rest.length + size > longest) throw new RangeError('An event without an end');
  };
}
