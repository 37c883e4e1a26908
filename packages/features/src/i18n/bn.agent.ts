import agentOverview from '../agent-overview/messages/bn.json';
import contracts from '../contracts/messages/bn.json';
import records from '../records/messages/bn.json';

/** Bengali: the pages of the agent centre. One chunk, loaded with the first of them. */
export const messages = {
  ...agentOverview,
  ...records,
  ...contracts,
};
