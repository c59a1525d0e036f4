import { merkleAirdropAbi as abi } from '@slipway/deployments/abi'
import {
  calculateClaimsStatus,
  getMerkleAirdrop,
  type MerkleAirdrop,
} from '@slipway/sdk/airdrop/claims/get-merkle-airdrop'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { getReadTime } from '@slipway/sdk/evm/get-read-time'
import { buildCall } from '@slipway/sdk/flow/build-call'
import { type Address, isAddressEqual } from 'viem'
import type { ProvenEntry } from './prove-entries.ts'
import { readToken, type ShownToken } from './read-token.ts'
import { toAmount } from './to-amount.ts'
import type { ExitAct, ExitFact, ExitReport, KnownContract } from './types.ts'

async function readEntry(
  client: ReadClient,
  { address: to }: MerkleAirdrop,
  token: ShownToken,
  { index, amount, proof }: ProvenEntry,
  user: Address,
): Promise<{ readonly facts: readonly ExitFact[]; readonly acts: readonly ExitAct[] }> {
  const place = BigInt(index)
  const read = { address: to, abi } as const
  const [isListed, claimed, released] = await Promise.all([
    client.readContract({ ...read, functionName: 'isInList', args: [place, user, amount, proof] }),
    client.readContract({ ...read, functionName: 'claimedOf', args: [place, amount] }),
    client.readContract({ ...read, functionName: 'releasedOf', args: [amount] }),
  ])
  const about = `#${index}`
  if (!isListed) return { facts: [], acts: [] }
  const due = released - claimed
  const transaction = buildCall({
    to,
    abi,
    functionName: 'claim',
    args: [place, user, amount, proof],
  })
  return {
    facts: [
      { name: 'entry', amount: toAmount(amount, token), about },
      { name: 'paid', amount: toAmount(claimed, token), about },
    ],
    acts:
      due > 0n
        ? [{ name: 'claim-entry', transaction, abi, gets: [toAmount(due, token)], about }]
        : [],
  }
}

/**
 * What an account may take out of an airdrop of claims.
 * @param entries what proves its place in the list; the chain keeps the list's root alone
 */
export async function readClaimsExits(
  client: ReadClient,
  { address }: KnownContract,
  user: Address,
  entries: readonly ProvenEntry[] = [],
): Promise<ExitReport> {
  const [airdrop, now] = await Promise.all([getMerkleAirdrop(client, address), getReadTime(client)])
  const token = await readToken(client, airdrop.token)
  const status = calculateClaimsStatus(airdrop, now)
  const read = await Promise.all(
    entries.map((entry) => readEntry(client, airdrop, token, entry, user)),
  )
  const left = toAmount(airdrop.tokensLeft, token)
  const takesBack =
    isAddressEqual(airdrop.owner, user) && status !== 'running' && airdrop.tokensLeft > 0n
  const back = buildCall({ to: address, abi, functionName: 'withdrawLeft', args: [] })
  return {
    kind: 'claims',
    address,
    title: token.name,
    facts: [
      { name: 'state', text: status },
      { name: 'left', amount: left },
      ...(airdrop.endTime > 0n ? [{ name: 'ends', time: Number(airdrop.endTime) } as const] : []),
      ...read.flatMap(({ facts }) => facts),
    ],
    acts: [
      ...(status === 'running' ? read.flatMap(({ acts }) => acts) : []),
      ...(takesBack ? [{ name: 'take-back', transaction: back, abi, gets: [left] } as const] : []),
    ],
    now,
  }
}
