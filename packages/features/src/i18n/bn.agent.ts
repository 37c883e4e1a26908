import agentOverview from '../agent-overview/messages/bn.json';

/** Bengali: the pages of the agent centre. One chunk, loaded with the first of them. */
export const messages = {
  ...agentOverview,
};
