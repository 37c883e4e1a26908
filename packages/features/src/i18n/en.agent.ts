import agentAnnouncements from '../agent-announcements/messages/en.json';
import agentBets from '../agent-bets/messages/en.json';
import agentDownlines from '../agent-downlines/messages/en.json';
import agentEnvelopes from '../agent-envelopes/messages/en.json';
import agentIncome from '../agent-income/messages/en.json';
import agentOverview from '../agent-overview/messages/en.json';
import agentRegister from '../agent-register/messages/en.json';
import agentStatements from '../agent-statements/messages/en.json';
import agentTransactions from '../agent-transactions/messages/en.json';
import contracts from '../contracts/messages/en.json';
import money from '../money/messages/en.json';
import moneyTransfer from '../money-transfer/messages/en.json';
import rebates from '../rebates/messages/en.json';
import records from '../records/messages/en.json';
import teamFigures from '../team-figures/messages/en.json';

/** English: the pages of the agent centre. One chunk, loaded with the first of them. */
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
