import { inviterAbi, presaleAbi } from '@slipway/deployments/abi'
import { type Address, erc20Abi, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { PresaleContracts } from '../../platform/presale-contracts.ts'
import type { PresaleAccount } from '../types.ts'

/** Whose numbers to read, in which presale. */
export interface PresaleAccountQuery {
  readonly address: Address
  readonly account: Address
  /** Known by whoever has read the presale; asked for where left out. */
  readonly currency?: Address
  /** Knows who invited the account. */
  readonly contracts: Pick<PresaleContracts, 'inviter'>
}

async function readFunds(client: ReadClient, query: PresaleAccountQuery) {
  const { address, account } = query
  const currency =
    query.currency ??
    (await client.readContract({ address, abi: presaleAbi, functionName: 'currency' }))
  if (currency === zeroAddress) {
    const balance = await client.getBalance({ address: account })
    return { balance, allowance: balance }
  }
  const token = { address: currency, abi: erc20Abi } as const
  const [balance, allowance] = await Promise.all([
    client.readContract({ ...token, functionName: 'balanceOf', args: [account] }),
    client.readContract({ ...token, functionName: 'allowance', args: [account, address] }),
  ])
  return { balance, allowance }
}

/** Reads one wallet's part in a presale, and the currency that it could put in. */
export async function getPresaleAccount(
  client: ReadClient,
  query: PresaleAccountQuery,
): Promise<PresaleAccount> {
  const { address, account, contracts } = query
  const [raw, funds, inviter] = await Promise.all([
    client.readContract({ address, abi: presaleAbi, functionName: 'accountOf', args: [account] }),
    readFunds(client, query),
    client.readContract({
      address: contracts.inviter,
      abi: inviterAbi,
      functionName: 'inviterOf',
      args: [address, account],
    }),
  ])
  return {
    ...raw,
    level: Number(raw.level),
    slotStatus: Number(raw.slotStatus),
    ...funds,
    inviter,
  }
}
