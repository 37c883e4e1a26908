import { Suspense } from 'react';

function Broken(): never {
  throw new Error('broken on the server');
}

/** React replaces what throws inside by the fallback. */
export function Hidden() {
  return (
    <Suspense fallback={null}>
      <Broken />
    </Suspense>
  );
}
