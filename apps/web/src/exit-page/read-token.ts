import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { getCurrency } from '@slipway/sdk/evm/get-currency'
import { readOrNothing } from '@slipway/sdk/evm/read-or-nothing'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { Address } from 'viem'

/** What amounts of a token need. */
export interface ShownToken {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/**
 * A token or currency; the zero address stands for the network's own. One that says nothing of itself goes by its address,
 * in base units: a broken token must not hide the exit of what was paid for it.
 */
export async function readToken(client: ReadClient, address: Address): Promise<ShownToken> {
  const own = shortenAddress(address)
  return (
    (await readOrNothing(getCurrency(client, address))) ?? { name: own, symbol: own, decimals: 0 }
  )
}
