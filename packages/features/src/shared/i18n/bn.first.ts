import banners from '../../site/banners/messages/bn.json';
import siteFooter from '../../site/footer/messages/bn.json';
import siteHeader from '../../site/header/messages/bn.json';
import home from '../../site/home/messages/bn.json';
import webApp from '../../site/web-app/messages/bn.json';
import games from '../games/messages/bn.json';
import houseTexts from '../house-texts/messages/bn.json';
import jackpot from '../jackpot/messages/bn.json';
import shell from '../shell/messages/bn.json';
import common from './messages/bn.json';

/** Bengali texts of home and of the frame of every page. They are loaded before a page is shown. */
export const messages = {
  ...common,
  ...banners,
  ...games,
  ...home,
  ...houseTexts,
  ...jackpot,
  ...shell,
  ...siteFooter,
  ...siteHeader,
  ...webApp,
};
