export { AmountField } from './AmountField.tsx';
export { amountMessage } from './amount-message.ts';
export { addMoney, compareMoney, isPositive, subtractMoney } from './decimal.ts';
export { MoveFailure } from './MoveFailure.tsx';
export { type PastMove, PastMoves, type PastPage } from './PastMoves.tsx';
export { paymentStatus } from './payment-status.ts';
export { preventDoubleSubmit, useFrozenDuringPress, useQuestion } from './presses.ts';
export { Recipient } from './Recipient.tsx';
export {
  type AmountProblem,
  type AmountRules,
  amountProblems,
  checkAmount,
  problemWithAmount,
  readAmount,
  type TypedAmount,
} from './typed-amount.ts';
export { useMoney } from './use-money.ts';
export { useMoneyRefresh } from './use-money-refresh.ts';
