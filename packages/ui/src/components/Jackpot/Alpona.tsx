import { useId } from 'react';

/**
 * Half of a floor drawing as it is painted with rice paste (alpona). It is the only ornament of the site's frame
 * (design.md §6).
 */
export function Alpona({ className }: { className: string }) {
  const id = useId();
  // Starts with one petal and doubles it four times: each step adds a rotated copy of the drawing so far.
  const petals = [22.5, 45, 90, 180].reduce(
    (drawn, turn) => (
      <>
        <g id={id + turn}>{drawn}</g>
        <use href={`#${id}${turn}`} transform={`rotate(${turn})`} />
      </>
    ),
    petal,
  );
  return (
    <svg className={className} viewBox="-100 -100 200 200" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round">
        <circle r="20" />
        <circle r="26" strokeDasharray="3 4" />
        <circle r="62" strokeDasharray="5 5" />
        <circle r="96" strokeDasharray="4 6" />
        {petals}
      </g>
    </svg>
  );
}

const petal = (
  <>
    <path d="M0-28C9-38 9-50 0-58C-9-50-9-38 0-28Z" />
    <path d="M0-66C6-72 6-84 0-92C-6-84-6-72 0-66Z" strokeDasharray="3 3" />
    <circle cy="-14" r="1.6" fill="currentColor" stroke="none" />
  </>
);
