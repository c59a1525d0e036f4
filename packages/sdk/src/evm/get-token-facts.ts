import { type Address, erc20Abi } from 'viem'
import type { ReadClient } from './create-read-client.ts'
import { decodeContractError } from './decode-contract-error.ts'
import { TokenInfoNotFound } from './errors.ts'
import { readTokenText } from './read-token-text.ts'

/** Name, symbol, decimals and supply of any ERC-20, and what one account holds of it (specification, section 3). */
export interface TokenFacts {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Base units. */
  readonly totalSupply: bigint
  /** Base units; undefined without an account. */
  readonly balance: bigint | undefined
  /** Base units that the asked spender may take; undefined without account and spender. */
  readonly allowance: bigint | undefined
}

/** Which token to read, and for whom. */
export interface TokenFactsQuery {
  readonly address: Address
  /** Whose balance to read. */
  readonly account?: Address
  /** Whose allowance by `account` to read. */
  readonly spender?: Address
}

const unread = new Set(['rpc-down', 'timeout'])

/**
 * Reads any ERC-20, ours or foreign (specification, section 7, token reads), batched where the network can.
 * Texts of a foreign token are its maker's: show them as text, never as markup.
 * @throws {TokenInfoNotFound} when the address is no readable token; {@link RpcUnavailable} and its kin when no node answers.
 */
export async function getTokenFacts(
  client: ReadClient,
  { address, account, spender }: TokenFactsQuery,
): Promise<TokenFacts> {
  const contract = { address, abi: erc20Abi } as const
  try {
    const [name, symbol, decimals, totalSupply, balance, allowance] = await Promise.all([
      readTokenText(client, address, 'name'),
      readTokenText(client, address, 'symbol'),
      client.readContract({ ...contract, functionName: 'decimals' }),
      client.readContract({ ...contract, functionName: 'totalSupply' }),
      account && client.readContract({ ...contract, functionName: 'balanceOf', args: [account] }),
      account &&
        spender &&
        client.readContract({ ...contract, functionName: 'allowance', args: [account, spender] }),
    ])
    return { address, name, symbol, decimals, totalSupply, balance, allowance }
  } catch (error) {
    if (unread.has(decodeContractError(error, erc20Abi).kind)) throw error
    throw new TokenInfoNotFound(client.chain.id, address, error)
  }
}
