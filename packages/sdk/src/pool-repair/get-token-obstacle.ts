import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'
import { taxedTokenAbi } from '../evm/taxed-token-abi.ts'

/**
 * What speaks against a repair with a token, as far as the token tells by itself. `gated`: trading is not open, and its
 * launch places the liquidity. `taxed`: a part would be kept on the way in, which no exemption changes (S-32).
 * `taxed-forever`: the same, and nobody can change the taxes any more.
 */
export type TokenObstacle = 'gated' | 'taxed' | 'taxed-forever'

/**
 * Reads what a token of the platform's taxed templates would do to a repair. A foreign token tells nothing: for that one
 * the rehearsal before the signature does.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getTokenObstacle(
  client: ReadClient,
  query: { readonly token: Address },
): Promise<TokenObstacle | undefined> {
  const contract = { address: query.token, abi: taxedTokenAbi } as const
  const [taxes, launch, switches] = await Promise.all([
    readOrNothing(client.readContract({ ...contract, functionName: 'taxes' })),
    readOrNothing(client.readContract({ ...contract, functionName: 'launchState' })),
    readOrNothing(client.readContract({ ...contract, functionName: 'switches' })),
  ])
  if (launch && !launch[0]) return 'gated'
  const [, sell = 0n, transfer = 0n, addPool = 0n] = taxes ?? []
  const isTaxed = sell > 0n || transfer > 0n || addPool > 0n
  if (!isTaxed) return undefined
  return switches?.[0] === false ? 'taxed-forever' : 'taxed'
}
