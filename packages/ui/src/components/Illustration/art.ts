/**
 * Empty places: `boat`, `river`, `net`. Closed gates: `gate`. Trouble, in the
 * danger hue: `signal` (no connection), `thread` (something broke).
 */
export type Art = 'boat' | 'river' | 'net' | 'gate' | 'signal' | 'thread';
