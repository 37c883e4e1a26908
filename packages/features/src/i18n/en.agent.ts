import agentOverview from '../agent-overview/messages/en.json';
import contracts from '../contracts/messages/en.json';
import records from '../records/messages/en.json';

/** English: the pages of the agent centre. One chunk, loaded with the first of them. */
export const messages = {
  ...agentOverview,
  ...records,
  ...contracts,
};
