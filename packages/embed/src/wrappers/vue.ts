import { type FunctionalComponent, h } from 'vue';

const wrap = (tag: string): FunctionalComponent => {
  const Parlour: FunctionalComponent = (_, { attrs, slots }) => {
    const { getToken, 'get-token': written = getToken, ...rest } = attrs;
    // The dot sets it as a property, also when the script of the elements loads later.
    return h(
      tag,
      { ...rest, ...(written !== undefined && { '.getToken': written }) },
      slots.default?.(),
    );
  };
  Parlour.inheritAttrs = false;
  return Parlour;
};

export const ParlourJackpot = wrap('parlour-jackpot');
export const ParlourWinners = wrap('parlour-winners');
export const ParlourGames = wrap('parlour-games');
export const ParlourPromotions = wrap('parlour-promotions');
export const ParlourNotices = wrap('parlour-notices');
export const ParlourLogin = wrap('parlour-login');
export const ParlourRegister = wrap('parlour-register');
export const ParlourBalance = wrap('parlour-balance');
export const ParlourMember = wrap('parlour-member');
export const ParlourAgent = wrap('parlour-agent');
