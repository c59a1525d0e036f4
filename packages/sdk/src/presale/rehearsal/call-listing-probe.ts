import { platformRegistryAbi } from '@slipway/deployments/abi'
import { listingProbeAbi, listingProbeCode } from '@slipway/deployments/listing-probe'
import {
  type Address,
  bytesToHex,
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  zeroAddress,
} from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { swapRouterAbi } from '../../evm/venue-abi.ts'
import type { PresaleContracts } from '../../platform/presale-contracts.ts'
import { calculateTokenSplit } from '../presale-math.ts'
import type { RawListingReport } from './read-listing-report.ts'

/** Native currency of the rehearsing presale, in wei: more than any raise, less than any supply. */
const PROBE_BALANCE = 10n ** 27n

/** What is rehearsed: a presale's terms, and where it stands or will stand. */
export interface RehearsedPresale {
  readonly presale: Address
  readonly owner: Address
  /** The presale has its tokens already; else its owner gives them. */
  readonly exists: boolean
  readonly claimToken: Address
  readonly currency: Address
  readonly router: Address
  readonly presaleRate: bigint
  readonly liquidityRate: bigint
  readonly liquidityPercent: bigint
  readonly hardCap: bigint
  readonly lockTime: bigint
  readonly maxRepairBps: bigint
  readonly declaredTaxBps: bigint
  /** Currency that the presale is supposed to have raised. */
  readonly raised: bigint
  /** Template of the token at the platform's factory; 0 for a foreign token. */
  readonly tokenTemplate: bigint
}

/** What the exchange and the network add. */
interface Surroundings {
  readonly venueFactory: Address
  readonly wrappedNative: Address
}

/** An address that nobody has used, so that no token can know it. */
function createFreshAddress(): Address {
  return getAddress(bytesToHex(crypto.getRandomValues(new Uint8Array(20))))
}

async function getSurroundings(
  client: ReadClient,
  registry: Address,
  router: Address,
): Promise<Surroundings | undefined> {
  const [venueFactory, wrappedNative] = await Promise.all([
    readOrNothing(
      client.readContract({ address: router, abi: swapRouterAbi, functionName: 'factory' }),
    ),
    client.readContract({
      address: registry,
      abi: platformRegistryAbi,
      functionName: 'wrappedNative',
    }),
  ])
  if (!venueFactory || wrappedNative === zeroAddress) return undefined
  return { venueFactory, wrappedNative }
}

function toQuestion(
  presale: RehearsedPresale,
  contracts: PresaleContracts,
  { venueFactory, wrappedNative }: Surroundings,
  scale: bigint,
) {
  const { forPool, poolCurrency, ownerCurrency } = calculateTokenSplit(
    presale,
    presale.raised / scale,
  )
  const isNative = presale.currency === zeroAddress
  const params = {
    token: presale.claimToken,
    tokenTemplate: presale.tokenTemplate,
    quote: isNative ? wrappedNative : presale.currency,
    isNative,
    venueFactory,
    owner: presale.owner,
    tokenAmount: forPool,
    currencyAmount: poolCurrency,
    exitFees: 0n,
    spareTokens: 0n,
    spareCurrency: ownerCurrency,
    maxRepairBps: presale.maxRepairBps,
    declaredTaxBps: presale.declaredTaxBps,
    lockTime: presale.lockTime,
  }
  return {
    params,
    locker: contracts.locker,
    sellabilityCheck: contracts.sellabilityCheck,
    router: presale.router,
    wrappedNative,
    giver: presale.exists ? zeroAddress : presale.owner,
    buyer: createFreshAddress(),
  }
}

/**
 * Runs the end of a presale as one `eth_call` in which the probe's code stands at the presale's own address, and at the
 * owner's while the presale has no tokens (state override). Nothing is sent, nobody pays.
 * @param scale everything is made smaller by this factor, where a market is too small for the whole raise.
 * @returns undefined when the node leaves the override aside, or the exchange cannot be used.
 */
export async function callListingProbe(
  client: ReadClient,
  contracts: PresaleContracts,
  query: { readonly presale: RehearsedPresale; readonly scale: bigint },
): Promise<RawListingReport | undefined> {
  const { presale, scale } = query
  const surroundings = await getSurroundings(client, contracts.registry, presale.router)
  if (!surroundings) return undefined
  const question = toQuestion(presale, contracts, surroundings, scale)
  const code = listingProbeCode
  const { data } = await client.call({
    account: createFreshAddress(),
    to: presale.presale,
    data: encodeFunctionData({ abi: listingProbeAbi, functionName: 'rehearse', args: [question] }),
    stateOverride: [
      { address: presale.presale, code, balance: PROBE_BALANCE },
      ...(presale.exists ? [] : [{ address: presale.owner, code }]),
    ],
  })
  if (!data || data === '0x') return undefined
  return decodeFunctionResult({ abi: listingProbeAbi, functionName: 'rehearse', data })
}
