import { type Address, erc20Abi } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { decodeContractError } from '../../evm/decode-contract-error.ts'
import { TokenInfoNotFound } from '../../evm/errors.ts'
import type { TokenFacts } from '../types.ts'
import { readTokenText } from './read-token-text.ts'

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
