import agentAnnouncements from '../agent-announcements/messages/bn.json';
import agentBets from '../agent-bets/messages/bn.json';
import agentDownlines from '../agent-downlines/messages/bn.json';
import agentEnvelopes from '../agent-envelopes/messages/bn.json';
import agentIncome from '../agent-income/messages/bn.json';
import agentOverview from '../agent-overview/messages/bn.json';
import agentRegister from '../agent-register/messages/bn.json';
import agentStatements from '../agent-statements/messages/bn.json';
import agentTransactions from '../agent-transactions/messages/bn.json';
import contracts from '../contracts/messages/bn.json';
import money from '../money/messages/bn.json';
import moneyTransfer from '../money-transfer/messages/bn.json';
import rebates from '../rebates/messages/bn.json';
import records from '../records/messages/bn.json';
import teamFigures from '../team-figures/messages/bn.json';

/** Bengali: the pages of the agent centre. One chunk, loaded with the first of them. */
export const messages = {
  ...agentDownlines,
  ...agentOverview,
  ...agentAnnouncements,
  ...records,
  ...teamFigures,
  ...agentBets,
  ...agentStatements,
  ...agentIncome,
  ...agentTransactions,
  ...agentRegister,
  ...money,
  ...moneyTransfer,
  ...rebates,
  ...contracts,
  ...agentEnvelopes,
};
