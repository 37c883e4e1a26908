/**
 * `boat`, `river`, `net`: for empty states. `gate`: for a blocked page. In the danger colour, `signal`: no connection,
 * and `thread`: an error.
 */
export type Art = 'boat' | 'river' | 'net' | 'gate' | 'signal' | 'thread';
