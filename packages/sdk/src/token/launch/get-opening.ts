import { openingVaultAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'

/** Where an opening stands. `waiting`: commitments are over, and anybody can clear it. */
export type OpeningStatus = 'collecting' | 'waiting' | 'cleared' | 'refunding'

/** A batch opening as it stands on chain; amounts in base units, times in unix seconds. */
export interface Opening {
  readonly openingId: bigint
  readonly token: Address
  readonly pair: Address
  /** The wrapped form for native currency. */
  readonly quote: Address
  readonly isNative: boolean
  readonly endsAt: number
  readonly refundsFrom: number
  readonly isCleared: boolean
  /** Most that the one swap spends. */
  readonly cap: bigint
  /** Tokens for a quote unit, scaled by 1e18, that the swap yields at least. */
  readonly minRate: bigint
  readonly total: bigint
  readonly spent: bigint
  readonly bought: bigint
  /** Of the asked account: committed and not yet paid. */
  readonly commitment?: bigint
  /** Of the asked account: what a claim would pay now. */
  readonly claimable?: { readonly tokens: bigint; readonly quoteBack: bigint }
}

const cleared = 1

/** Where an opening stands. @param now unix seconds of the chain's newest block. */
export function calculateOpeningStatus(
  opening: Pick<Opening, 'endsAt' | 'refundsFrom' | 'isCleared'>,
  now: number,
): OpeningStatus {
  if (opening.isCleared) return 'cleared'
  if (now < opening.endsAt) return 'collecting'
  return now < opening.refundsFrom ? 'waiting' : 'refunding'
}

async function readAccount(
  client: ReadClient,
  vault: Address,
  openingId: bigint,
  account: Address,
) {
  const call = { address: vault, abi: openingVaultAbi, args: [openingId, account] } as const
  const [commitment, [tokens, quoteBack]] = await Promise.all([
    client.readContract({ ...call, functionName: 'commitmentOf' }),
    client.readContract({ ...call, functionName: 'claimable' }),
  ])
  return { commitment, claimable: { tokens, quoteBack } }
}

/** Reads a batch opening and one account's part of it. @throws the vault's refusal when there is no such opening. */
export async function getOpening(
  client: ReadClient,
  query: { readonly vault: Address; readonly openingId: bigint; readonly account?: Address },
): Promise<Opening> {
  const { vault, openingId, account } = query
  const [raw, own] = await Promise.all([
    client.readContract({
      address: vault,
      abi: openingVaultAbi,
      functionName: 'openingOf',
      args: [openingId],
    }),
    account ? readAccount(client, vault, openingId, account) : {},
  ])
  const { status, ...opening } = raw
  return { openingId, ...opening, isCleared: status === cleared, ...own }
}
