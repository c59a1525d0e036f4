import { whitelistMarketAbi } from '@slipway/deployments/abi'
import type { Address, ContractFunctionReturnType } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import type { PresaleContracts } from '../platform/presale-contracts.ts'
import type { SlotOffer, SlotOfferStatus } from './types.ts'

type RawOffer = ContractFunctionReturnType<typeof whitelistMarketAbi, 'view', 'saleOf'>

const SOLD = 2n
const CANCELED = 3n

/**
 * Where an offer stands (S-58).
 * @param raw status as stored: 1 open, 2 sold, 3 canceled.
 * @param isFillable whether the market would let it be bought now.
 * @param now unix seconds of the chain's newest block.
 */
export function calculateOfferStatus(
  raw: Pick<RawOffer, 'status' | 'expired'>,
  isFillable: boolean,
  now: number,
): SlotOfferStatus {
  if (raw.status === SOLD) return 'sold'
  if (raw.status === CANCELED) return 'canceled'
  if (BigInt(now) > raw.expired) return 'expired'
  return isFillable ? 'open' : 'unfillable'
}

/** Reads an offer. @throws the market's refusal (`WhitelistMarket_Unknown`) when there is none. */
export async function getSlotOffer(
  client: ReadClient,
  contracts: Pick<PresaleContracts, 'market'>,
  query: { readonly saleId: bigint },
): Promise<SlotOffer> {
  const market = {
    address: contracts.market,
    abi: whitelistMarketAbi,
    args: [query.saleId],
  } as const
  const [raw, isFillable, { timestamp }] = await Promise.all([
    client.readContract({ ...market, functionName: 'saleOf' }),
    client.readContract({ ...market, functionName: 'isFillable' }),
    client.getBlock(),
  ])
  return {
    saleId: raw.saleId,
    presale: raw.presale,
    owner: raw.owner,
    buyer: raw.buyer,
    level: Number(raw.level),
    status: calculateOfferStatus(raw, isFillable, Number(timestamp)),
    expired: Number(raw.expired),
    priceWei: raw.price,
  }
}

/** The open offer of an account's slot in a presale, or undefined. */
export async function getOpenOffer(
  client: ReadClient,
  contracts: Pick<PresaleContracts, 'market'>,
  query: { readonly presale: Address; readonly account: Address },
): Promise<bigint | undefined> {
  const saleId = await client.readContract({
    address: contracts.market,
    abi: whitelistMarketAbi,
    functionName: 'openOfferOf',
    args: [query.presale, query.account],
  })
  return saleId === 0n ? undefined : saleId
}
