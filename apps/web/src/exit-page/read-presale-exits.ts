import { presaleAbi as abi, inviterAbi } from '@slipway/deployments/abi'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { getReadTime } from '@slipway/sdk/evm/get-read-time'
import { buildCall } from '@slipway/sdk/flow/build-call'
import { kindOfTemplate } from '@slipway/sdk/platform/presale-kinds'
import { toPresaleState, toPresaleTerms } from '@slipway/sdk/presale/evm/get-presale'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { calculateAllocation } from '@slipway/sdk/presale/presale-math'
import { type PresaleStatus, presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { PresaleAccount, PresaleTerms } from '@slipway/sdk/presale/types'
import { type Address, isAddressEqual } from 'viem'
import { canCall } from './can-call.ts'
import { readToken, type ShownToken } from './read-token.ts'
import { toAmount } from './to-amount.ts'
import type { ExitAct, ExitFact, ExitReport, KnownContract } from './types.ts'

/** Seconds after the end from which anybody may finish a presale. */
const ownerOnlySeconds = 86_400

type Account = Pick<
  PresaleAccount,
  'contributed' | 'claimed' | 'claimable' | 'allocation' | 'excess'
> &
  Pick<PresaleAccount, 'refundable' | 'refundFee' | 'exitFee'>

interface Read {
  readonly address: Address
  readonly terms: PresaleTerms
  readonly paysInviters: boolean
  readonly token: ShownToken
  readonly currency: ShownToken
  readonly account: Account
  /** What of the contribution the presale keeps. */
  readonly accepted: bigint
  readonly status: PresaleStatus
}

const call = (to: Address, functionName: 'refund' | 'claim' | 'finalize' | 'withdraw') =>
  buildCall({ to, abi, functionName, args: [] })

function listOwnActs(read: Read, user: Address): readonly ExitAct[] {
  const { address: to, token, currency, account, status } = read
  const acts: ExitAct[] = []
  if (account.refundable > 0n) {
    acts.push({
      name: status.label === 'canceled' ? 'refund' : 'leave',
      transaction: call(to, 'refund'),
      abi,
      gets: [toAmount(account.refundable, currency)],
      ...(account.refundFee > 0n && { costs: toAmount(account.refundFee, currency) }),
    })
  }
  const isFinished = status.label === 'finished'
  if (isFinished && (account.claimable > 0n || account.excess > 0n)) {
    const gets = [toAmount(account.claimable, token), toAmount(account.excess, currency)]
    const transaction = call(to, 'claim')
    acts.push({ name: 'claim', transaction, abi, gets: gets.filter(({ amount }) => amount > 0n) })
  }
  if (status.label === 'canceled' && account.exitFee > 0n) {
    const transaction = buildCall({ to, abi, functionName: 'reclaimExitFee', args: [user] })
    acts.push({ name: 'exit-fee', transaction, abi, gets: [toAmount(account.exitFee, currency)] })
  }
  return acts
}

async function listRewards(
  client: ReadClient,
  { address, paysInviters, currency }: Read,
  user: Address,
  inviter: Address | undefined,
): Promise<readonly ExitAct[]> {
  if (!inviter || !paysInviters) return []
  const args = [address, user] as const
  const due = await client.readContract({
    address: inviter,
    abi: inviterAbi,
    functionName: 'pendingReward',
    args,
  })
  if (due === 0n) return []
  const transaction = buildCall({ to: inviter, abi: inviterAbi, functionName: 'claimReward', args })
  return [{ name: 'reward', transaction, abi: inviterAbi, gets: [toAmount(due, currency)] }]
}

/** What only the call itself can tell: whether it is time to finish, and whether the owner is owed anything. */
async function listTried(client: ReadClient, { address, terms, status }: Read, user: Address) {
  const isOwner = isAddressEqual(terms.owner, user)
  const tried: ExitAct[] = []
  const add = (name: 'finalize' | 'proceeds', functionName: 'finalize' | 'withdraw') =>
    tried.push({ name, transaction: call(address, functionName), abi, gets: [] })
  if (status.label === 'waiting') add('finalize', 'finalize')
  if (isOwner && (status.label === 'finished' || status.label === 'canceled'))
    add('proceeds', 'withdraw')
  const possible = await Promise.all(tried.map((act) => canCall(client, user, act.transaction)))
  return tried.filter((_, at) => possible[at])
}

function listFacts(read: Read): readonly ExitFact[] {
  const { token, currency, terms, account, status } = read
  const { endTime } = terms
  const lapses = endTime + Number(presaleLimits.lapseSeconds)
  return [
    { name: 'state', text: status.label },
    { name: 'contributed', amount: toAmount(account.contributed, currency) },
    ...(status.label === 'finished' && read.accepted < account.contributed
      ? [{ name: 'accepted', amount: toAmount(read.accepted, currency) } as const]
      : []),
    ...(account.allocation > 0n && status.label === 'finished'
      ? [{ name: 'claimed', amount: toAmount(account.claimed, token) } as const]
      : []),
    ...(status.label === 'coming' || status.label === 'running'
      ? [{ name: 'ends', time: endTime } as const]
      : []),
    ...(status.label === 'waiting'
      ? [
          { name: 'finalize-from', time: endTime + ownerOnlySeconds } as const,
          { name: 'lapses', time: lapses } as const,
        ]
      : []),
  ]
}

async function readPresale(client: ReadClient, address: Address, user: Address) {
  const presale = { address, abi } as const
  const [rawTerms, rawState, templateId, [paysInviters], account, now] = await Promise.all([
    client.readContract({ ...presale, functionName: 'terms' }),
    client.readContract({ ...presale, functionName: 'state' }),
    client.readContract({ ...presale, functionName: 'templateId' }),
    client.readContract({ ...presale, functionName: 'inviterRates' }),
    client.readContract({ ...presale, functionName: 'accountOf', args: [user] }),
    getReadTime(client),
  ])
  const terms = toPresaleTerms(rawTerms)
  const [token, currency] = await Promise.all([
    readToken(client, terms.claimToken),
    readToken(client, terms.currency),
  ])
  const kind = kindOfTemplate(Number(templateId)) ?? 'normal'
  const state = toPresaleState(rawState)
  const status = presaleStatus({ kind, terms, state }, now)
  const { accepted } = calculateAllocation({ ...terms, kind }, account.contributed, state.total)
  return { read: { address, terms, paysInviters, token, currency, account, accepted, status }, now }
}

/** What an account may take out of a presale. @throws {RpcUnavailable} and its kin when no node answers */
export async function readPresaleExits(
  client: ReadClient,
  { address, contracts }: KnownContract,
  user: Address,
): Promise<ExitReport> {
  const { read, now } = await readPresale(client, address, user)
  const [rewards, tried] = await Promise.all([
    listRewards(client, read, user, contracts.inviter?.address),
    listTried(client, read, user),
  ])
  const acts = [...listOwnActs(read, user), ...rewards, ...tried]
  return { kind: 'presale', address, title: read.token.name, facts: listFacts(read), acts, now }
}
