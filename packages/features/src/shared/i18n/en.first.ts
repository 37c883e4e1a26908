import banners from '../../site/banners/messages/en.json';
import siteFooter from '../../site/footer/messages/en.json';
import siteHeader from '../../site/header/messages/en.json';
import home from '../../site/home/messages/en.json';
import webApp from '../../site/web-app/messages/en.json';
import games from '../games/messages/en.json';
import houseTexts from '../house-texts/messages/en.json';
import jackpot from '../jackpot/messages/en.json';
import shell from '../shell/messages/en.json';
import common from './messages/en.json';

/** English texts of home and of the frame of every page. They are loaded before a page is shown. */
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
