import { inviterAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'

/** Where the ledgers of inviter rewards are kept. */
interface InviterContracts {
  readonly inviter: Address
}

/** Ledger of a presale's inviter rewards, by its number on chain. */
export const inviterStatuses = ['none', 'open', 'claimable', 'void'] as const

/** See `inviterStatuses`. */
export type InviterStatus = (typeof inviterStatuses)[number]

/** A wallet below an inviter. */
export interface SubUser {
  readonly account: Address
  /** Base units of the presale's currency. */
  readonly contribution: bigint
  readonly inviteeCount: number
}

/** What one account has brought and earned in a presale; zero without an account. */
export interface InviterAccount {
  /** Contribution × rate of everybody below, in currency units × 10 000. */
  readonly weight: bigint
  /** What those have contributed whom the account invited directly. */
  readonly contribution: bigint
  /** Payable now. */
  readonly pending: bigint
  readonly subUserCount: number
  /** The first of them. */
  readonly subUsers: readonly SubUser[]
}

/** Inviter rewards of a presale, and one account's part of them. Amounts in base units of the presale's currency. */
export interface InviterState extends InviterAccount {
  readonly status: InviterStatus
  /** Basis points, level 1 first. */
  readonly rates: readonly number[]
  /** Rewards in all: paid in at the end, reserved before it. */
  readonly total: bigint
  /** What was claimed. */
  readonly distributed: bigint
  readonly totalWeight: bigint
}

/** Direct invitees that one look reads. */
export const subUsersShown = 20

const nobody: InviterAccount = {
  weight: 0n,
  contribution: 0n,
  pending: 0n,
  subUserCount: 0,
  subUsers: [],
}

/** A page of those whom an account invited directly, in the order of their first contributions. */
export async function getSubUsers(
  client: ReadClient,
  contracts: InviterContracts,
  query: {
    readonly presale: Address
    readonly account: Address
    readonly offset: number
    readonly limit: number
  },
): Promise<readonly SubUser[]> {
  const page = [BigInt(query.offset), BigInt(query.limit)] as const
  const raw = await client.readContract({
    address: contracts.inviter,
    abi: inviterAbi,
    functionName: 'subUsers',
    args: [query.presale, query.account, ...page],
  })
  return raw.map((one) => ({ ...one, inviteeCount: Number(one.inviteeCount) }))
}

async function readAccount(
  client: ReadClient,
  contracts: InviterContracts,
  presale: Address,
  account: Address,
): Promise<InviterAccount> {
  const ledger = {
    address: contracts.inviter,
    abi: inviterAbi,
    args: [presale, account],
  } as const
  const [weight, contribution, pending, subUserCount, subUsers] = await Promise.all([
    client.readContract({ ...ledger, functionName: 'weightOf' }),
    client.readContract({ ...ledger, functionName: 'inviterContribution' }),
    client.readContract({ ...ledger, functionName: 'pendingReward' }),
    client.readContract({ ...ledger, functionName: 'subUserCount' }),
    getSubUsers(client, contracts, { presale, account, offset: 0, limit: subUsersShown }),
  ])
  return { weight, contribution, pending, subUserCount: Number(subUserCount), subUsers }
}

/** Reads a presale's inviter rewards, and an account's part of them. */
export async function getInviterState(
  client: ReadClient,
  contracts: InviterContracts,
  query: { readonly presale: Address; readonly account?: Address },
): Promise<InviterState> {
  const { presale, account } = query
  const ledger = { address: contracts.inviter, abi: inviterAbi, args: [presale] } as const
  const [info, rates, totalWeight, own] = await Promise.all([
    client.readContract({ ...ledger, functionName: 'presaleInfo' }),
    client.readContract({ ...ledger, functionName: 'rates' }),
    client.readContract({ ...ledger, functionName: 'totalWeight' }),
    account ? readAccount(client, contracts, presale, account) : nobody,
  ])
  return {
    status: inviterStatuses[Number(info.status)] ?? 'none',
    rates: rates.map(Number),
    total: info.total,
    distributed: info.distributedAmount,
    totalWeight,
    ...own,
  }
}
