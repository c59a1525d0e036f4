import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { referralAbi } from '../../evm/dividend-abi.ts'
import type { ReferralState } from '../types.ts'

/** Reads the rebates of a token, and who invited one account. */
export async function getReferralState(
  client: ReadClient,
  query: { readonly address: Address; readonly account?: Address | undefined },
): Promise<ReferralState> {
  const { address, account } = query
  const token = { address, abi: referralAbi } as const
  const [[rebateBps, bindIntervalBlocks, smallTransferMax], inviter] = await Promise.all([
    client.readContract({ ...token, functionName: 'referralTerms' }),
    account
      ? client.readContract({ ...token, functionName: 'inviterOf', args: [account] })
      : zeroAddress,
  ])
  return {
    rebateBps: rebateBps.map(Number),
    bindIntervalBlocks: Number(bindIntervalBlocks),
    smallTransferMax,
    ...(inviter === zeroAddress ? {} : { inviter }),
  }
}

/** Block at which `inviter` offered to invite `invitee`; undefined when there is no open offer. */
export async function getPendingInvite(
  client: ReadClient,
  query: { readonly address: Address; readonly invitee: Address; readonly inviter: Address },
): Promise<bigint | undefined> {
  const block = await client.readContract({
    address: query.address,
    abi: referralAbi,
    functionName: 'pendingInvite',
    args: [query.invitee, query.inviter],
  })
  return block === 0n ? undefined : block
}
