import { Announcer } from '@parlour/features/announcer';
import { JackpotFeed } from '@parlour/features/jackpot-feed';

/** The parts of the home page that start when the page itself is done. They are not part of the first load. */
export default function AfterHome() {
  return (
    <>
      <Announcer />
      <JackpotFeed scope="rng" />
    </>
  );
}
