import { expect, test } from 'vitest';
import { gameLaunchStates } from '../../packages/features/src/games/launch/states.ts';
import { gameListStates } from '../../packages/features/src/games/list/states.ts';
import { lotteryStates } from '../../packages/features/src/games/lottery/states.ts';
import {
  changesStates,
  redeemsStates,
} from '../../packages/features/src/member/points/list-states.ts';
import { pointsStates } from '../../packages/features/src/member/points/states.ts';
import { mallStates } from '../../packages/features/src/member/points-mall/states.ts';
import { vipStates } from '../../packages/features/src/member/vip/states.ts';
import { announcementStates } from '../../packages/features/src/shared/notices/announcement-states.ts';
import { noticePageStates } from '../../packages/features/src/shared/notices/page-states.ts';
import { appDownloadStates } from '../../packages/features/src/site/app-download/states.ts';
import { feedbackStates } from '../../packages/features/src/site/feedback/states.ts';
import { helpStates } from '../../packages/features/src/site/help/states.ts';
import { homeStates } from '../../packages/features/src/site/home/states.ts';
import { homeShelvesStates } from '../../packages/features/src/site/home-shelves/states.ts';
import { joinStates } from '../../packages/features/src/site/join/states.ts';
import { postsStates } from '../../packages/features/src/site/posts/states.ts';
import { promotionPageStates } from '../../packages/features/src/site/promotions/page-states.ts';
import { promotionsStates } from '../../packages/features/src/site/promotions/states.ts';
import { searchStates } from '../../packages/features/src/site/search/states.ts';
import { sideServicesStates } from '../../packages/features/src/site/side-services/states.ts';
import { winnersStates } from '../../packages/features/src/site/winners/states.ts';

interface Named {
  readonly ids: readonly string[];
}

/**
 * The states that each page outside of the centres needs: content, empty, loading, failed, long texts. Each has a
 * story.
 */
const pages: readonly (readonly [string, Named, string])[] = [
  ['promotions', promotionsStates, 'list visitor empty loading failed offline longText'],
  ['promotion', promotionPageStates, 'open missing loading failed longText'],
  ['points', pointsStates, 'member empty loading rewardsFailed offline longText'],
  ['redemptions', redeemsStates, 'member empty emptyFiltered loading failed offline longText'],
  ['movements of points', changesStates, 'member empty loading failed longText'],
  ['VIP', vipStates, 'guest member trial empty loading failed offline longText'],
  ['notices', noticePageStates, 'beside alone empty loading failed offline longText'],
  ['announcements', announcementStates, 'split list loading failed offline splitLong'],
  ['winners', winnersStates, 'content empty loading failed offline longText'],
  ['help', helpStates, 'common empty loading failed offline longText'],
  ['texts of the operator', postsStates, 'list empty loading failed longText'],
  ['one text of the operator', postsStates, 'post missing postLoading postFailed longPost'],
  ['feedback', feedbackStates, 'guest member trial nothingBefore loading failed longText'],
  ['app', appDownloadStates, 'everyApp webApp loading failed offline longLink'],
  ['lotteries', lotteryStates, 'member visitor trial empty loading failed longText'],
  ['search', searchStates, 'found untouched nothing searching failed'],
  ['customer service', sideServicesStates, 'all vip none loading failed'],
  ['home', homeStates, 'visitor member empty loading allFail longTexts'],
  ['below home', homeShelvesStates, 'full empty loading allFail'],
  ['games', gameListStates, 'ready emptySearch emptyProvider loading network server longTitles'],
  ['game', gameLaunchStates, 'framed starting notFound unavailable network framedLongTitle'],
  ['points mall', mallStates, 'guest trial empty loading failed unknown member'],
  // Its content needs no request.
  ['partners', joinStates, 'visitor member agent'],
];

test.each(pages)(
  '[SBK-01] [LAY-01] the page %s has a story for every state',
  (_name, { ids }, wanted) => {
    expect(wanted.split(' ').filter((id) => !ids.includes(id))).toEqual([]);
  },
);
