/** Differs between server and browser without failing on either. */
export function Guarded() {
  return <p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>;
}
