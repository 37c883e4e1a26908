import agentDownlines from '../agent-downlines/messages/bn.json';
import agentOverview from '../agent-overview/messages/bn.json';
import agentRegister from '../agent-register/messages/bn.json';
import money from '../money/messages/bn.json';
import rebates from '../rebates/messages/bn.json';

/** Bengali: the pages of the agent centre. One chunk, loaded with the first of them. */
export const messages = {
  ...agentDownlines,
  ...agentOverview,
  ...agentRegister,
  ...money,
  ...rebates,
};
