import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { taxedTokenAbi } from '../../evm/taxed-token-abi.ts'

/** What a token that takes taxes keeps of one account. */
export interface AccountRules {
  readonly account: Address
  /** Neither sends nor receives; never once the blacklist is off. */
  readonly isListed: boolean
  /** Base units that it bought in the kill blocks and cannot send. */
  readonly frozen: bigint
  /** 0: pays as everybody, 1: exempt into it, 2: out of it, 3: both. */
  readonly directions: number
}

/** Reads what the owner has decided about accounts, in their order. */
export function getAccountRules(
  client: ReadClient,
  token: Address,
  accounts: readonly Address[],
): Promise<readonly AccountRules[]> {
  const contract = { address: token, abi: taxedTokenAbi } as const
  return Promise.all(
    accounts.map(async (account) => {
      const args = [account] as const
      const [isListed, frozen, directions] = await Promise.all([
        client.readContract({ ...contract, functionName: 'isBlacklisted', args }),
        client.readContract({ ...contract, functionName: 'frozenOf', args }),
        client.readContract({ ...contract, functionName: 'exemptionOf', args }),
      ])
      return { account, isListed, frozen, directions }
    }),
  )
}
