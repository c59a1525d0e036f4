import { m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import type { Address } from 'viem'
import {
  type OrderProblem,
  type OrderReading,
  orderOrProblems,
} from '../../action/order-reading.ts'
import { readWalletAddress } from '../../action/read-wallet-address.ts'

/** Judges a new owner: an address that can hold something, and another than now. */
export function readOwnerOrder(
  values: Readonly<Record<'newOwner', string>>,
  token: Pick<Token, 'owner'>,
): OrderReading<'newOwner', { newOwner: Address }> {
  const { address, problem } = readWalletAddress(values.newOwner)
  const isSame = address?.toLowerCase() === token.owner.toLowerCase()
  const same: OrderProblem = { code: 'unchanged', text: m.token_transfer_same() }
  return orderOrProblems({ newOwner: isSame ? same : problem }, () =>
    address === null ? null : { newOwner: address },
  )
}
