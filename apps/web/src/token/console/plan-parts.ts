import { formatAmount, formatInteger, m } from '@slipway/messages'
import type { TaxedState, Token } from '@slipway/sdk/token/types'
import { type ActionParts, showPlan } from '../../transaction/show-plan.ts'
import type { FlowLabel, ReviewLine, ShownPlan } from '../../transaction/shown-plan.ts'
import type { TransactionKind } from '../../transaction/transaction-kind.ts'

export const labelOf = (kind: TransactionKind, token: Token): FlowLabel => ({
  kind,
  subject: token.symbol,
  contract: token.address,
})

/** An amount of the token, with its symbol. */
export const amountOf = (token: Pick<Token, 'decimals' | 'symbol'>, units: bigint): string =>
  formatAmount(units, token.decimals, { symbol: token.symbol })

/** In how many blocks after the opening purchases are frozen, where they are. */
export function killFacts({ taxed }: Pick<Token, 'taxed'>): readonly ReviewLine[] {
  const count = taxed?.launch.killBlocks ?? 0
  return count > 0 ? [{ label: m.console_launch_kill(), value: formatInteger(count) }] : []
}

/** Whether purchases of the kill blocks may be frozen, until their buyer is freed or nobody owns the token. */
export const hasFrozen = ({ launch }: TaxedState): boolean =>
  launch.isLaunched && launch.killBlocks > 0

/** Whether trading has to be opened yet. */
export const isUnlaunched = ({ taxed }: Pick<Token, 'taxed'>): boolean =>
  taxed?.launch.isLaunched === false

/** The plan of one action of a token. */
export function actionPlan(token: Token, { kind, ...parts }: ActionParts): ShownPlan {
  return showPlan({ ...parts, label: labelOf(kind, token) })
}
