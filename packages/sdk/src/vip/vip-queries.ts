import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { freshness } from '../shared/freshness.ts'
import { getCreationFees } from './evm/get-creation-fees.ts'
import type { FeeFactory } from './evm/get-fee-factories.ts'
import { getMembership } from './evm/get-membership.ts'
import { getVipPlans } from './evm/get-vip-plans.ts'
import type { VipContracts } from './types.ts'

const keyOf = (client: ReadClient, ...parts: readonly unknown[]) =>
  ['vip', client.chain.id, ...parts] as const

/** Every read of memberships as key, function and freshness; see `tokenQueries`. */
export const vipQueries = {
  /** Prefix of all keys of one network, to drop them together. */
  all: (client: ReadClient) => keyOf(client),

  plans: (client: ReadClient, contracts: VipContracts) => ({
    queryKey: keyOf(client, 'plans', contracts.vip),
    queryFn: () => getVipPlans(client, contracts),
    ...freshness.slow,
  }),

  membership: (client: ReadClient, contracts: VipContracts, account: Address) => ({
    queryKey: keyOf(client, 'membership', account, contracts.vip),
    queryFn: () => getMembership(client, contracts, account),
    ...freshness.slow,
  }),

  fees: (
    client: ReadClient,
    contracts: VipContracts | undefined,
    factories: readonly FeeFactory[],
    account?: Address,
  ) => ({
    queryKey: keyOf(
      client,
      'fees',
      contracts?.vip ?? null,
      account ?? null,
      ...factories.map(({ tool, address }) => `${tool} ${address}`),
    ),
    queryFn: () => getCreationFees(client, contracts, factories, account),
    ...freshness.slow,
  }),
} as const
