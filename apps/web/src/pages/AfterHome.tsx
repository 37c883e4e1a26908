import { Announcer } from '@parlour/features/announcer';
import { JackpotFeed } from '@parlour/features/jackpot-feed';

/** What home does when its own work is done: nothing of it is part of the first load. */
export default function AfterHome() {
  return (
    <>
      <Announcer />
      <JackpotFeed scope="home" />
    </>
  );
}
