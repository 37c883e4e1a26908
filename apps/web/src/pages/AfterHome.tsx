import { Announcer } from '@parlour/features/announcer';
import { JackpotFeed } from '@parlour/features/jackpot-feed';
import type { Stay } from '@parlour/features/stay';

/** The parts of the home page that start when the page itself is done. They are not part of the first load. */
export default function AfterHome({ stay }: { readonly stay: Stay }) {
  return (
    <>
      <Announcer stay={stay} />
      <JackpotFeed scope="rng" />
    </>
  );
}
