import { formatAmount } from '@slipway/messages/format/format-amount'
import type { ExitAmount } from './types.ts'

/** An amount with all its digits: nothing is rounded where somebody signs. */
export const showAmount = ({ amount, decimals, symbol }: ExitAmount): string =>
  formatAmount(amount, decimals, { symbol })
