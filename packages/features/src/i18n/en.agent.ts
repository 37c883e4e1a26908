import agentDownlines from '../agent-downlines/messages/en.json';
import agentOverview from '../agent-overview/messages/en.json';
import agentRegister from '../agent-register/messages/en.json';
import money from '../money/messages/en.json';
import rebates from '../rebates/messages/en.json';

/** English: the pages of the agent centre. One chunk, loaded with the first of them. */
export const messages = {
  ...agentDownlines,
  ...agentOverview,
  ...agentRegister,
  ...money,
  ...rebates,
};
