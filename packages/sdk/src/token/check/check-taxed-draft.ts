import { type Address, erc20Abi, zeroAddress } from 'viem'
import { checkSwapRouter } from '../../evm/check-swap-router.ts'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { swapRouterAbi, venueFactoryAbi, venuePairAbi } from '../../evm/venue-abi.ts'
import { isKnownVenue } from '../evm/is-known-venue.ts'
import type { TaxedDraft } from '../token-draft-schema.ts'
import { type DraftCheck, issue } from './draft-check.ts'

const same = (a: string | undefined, b: string | undefined) => a?.toLowerCase() === b?.toLowerCase()

/** Decimals of an ERC-20; undefined for an address that is none. */
async function readDecimals(client: ReadClient, address: Address): Promise<number | undefined> {
  const token = { address, abi: erc20Abi } as const
  const [decimals, supply] = await Promise.all([
    readOrNothing(client.readContract({ ...token, functionName: 'decimals' })),
    readOrNothing(client.readContract({ ...token, functionName: 'totalSupply' })),
  ])
  return supply === undefined ? undefined : decimals
}

/** The router speaks Uniswap V2, is the one that it claims to be, and its exchange is a known one (P-17). */
const checkRouter: DraftCheck<TaxedDraft> = async (client, contracts, { draft, chain }) => {
  const { router } = draft
  const { factory, issues } = await checkSwapRouter(client, {
    router,
    chain: chain ?? { venues: [], wrappedNative: undefined },
  })
  const isDead = issues.some(
    ({ code }) => code === 'Venue_RouterUnusable' || code === 'Venue_FactoryUnusable',
  )
  if (isDead) return [issue('router', 'Token_RouterUnusable', { router })]
  if (!factory || (await isKnownVenue(client, contracts.factory, factory))) return issues
  return [...issues, issue('router', 'Token_VenueUnknown', { venueFactory: factory })]
}

/** The pool's currency is a token; with template 5 the one that can be turned into the native currency. */
const checkQuote: DraftCheck<TaxedDraft> = async (client, _contracts, { draft }) => {
  const { quote, router, templateId } = draft
  const [decimals, wrappedNative] = await Promise.all([
    readDecimals(client, quote),
    templateId === 5
      ? readOrNothing(
          client.readContract({ address: router, abi: swapRouterAbi, functionName: 'WETH' }),
        )
      : undefined,
  ])
  const isNative = templateId !== 5 || wrappedNative === undefined || same(wrappedNative, quote)
  if (decimals === undefined || !isNative) return [issue('quote', 'Token_QuoteUnusable', { quote })]
  return templateId === 8 && decimals !== draft.quoteDecimals
    ? [issue('quote', 'Token_QuoteDecimalsDiffer', { decimals })]
    : []
}

/** The marketing wallet differs from the deployer (specification, section 5). */
const checkMarketingWallet: DraftCheck<TaxedDraft> = async (
  _client,
  _contracts,
  { draft, account },
) =>
  same(draft.marketingWallet, account)
    ? [issue('marketingWallet', 'Token_MarketingWalletIsOwner')]
    : []

async function hasPool(client: ReadClient, router: Address, a: Address, b: Address) {
  const factory = await readOrNothing(
    client.readContract({ address: router, abi: swapRouterAbi, functionName: 'factory' }),
  )
  if (!factory) return true
  const pair = await readOrNothing(
    client.readContract({
      address: factory,
      abi: venueFactoryAbi,
      functionName: 'getPair',
      args: [a, b],
    }),
  )
  if (!pair || pair === zeroAddress) return false
  const reserves = await readOrNothing(
    client.readContract({ address: pair, abi: venuePairAbi, functionName: 'getReserves' }),
  )
  return reserves !== undefined && reserves[0] > 0n && reserves[1] > 0n
}

/** The dividend token has a pool against the same currency as the token itself (specification, section 5). */
const checkRewardToken: DraftCheck<TaxedDraft> = async (client, _contracts, { draft }) => {
  if (draft.templateId !== 3) return []
  const { rewardToken, quote, router } = draft
  if ((await readDecimals(client, rewardToken)) === undefined) {
    return [issue('rewardToken', 'Token_RewardTokenUnusable', { token: rewardToken })]
  }
  if (same(rewardToken, quote) || (await hasPool(client, router, rewardToken, quote))) return []
  return [issue('rewardToken', 'Token_RewardPoolMissing', { rewardToken, quote })]
}

const erc165Abi = [
  {
    type: 'function',
    name: 'supportsInterface',
    stateMutability: 'view',
    inputs: [{ name: 'interfaceId', type: 'bytes4' }],
    outputs: [{ name: '', type: 'bool' }],
  },
] as const

/** Id of ERC-721, by ERC-165. */
const erc721Id = '0x80ac58cd'

/** The collection is an ERC-721. */
const checkNft: DraftCheck<TaxedDraft> = async (client, _contracts, { draft }) => {
  if (draft.templateId !== 8) return []
  const { nft } = draft
  const isNft = await readOrNothing(
    client.readContract({
      address: nft,
      abi: erc165Abi,
      functionName: 'supportsInterface',
      args: [erc721Id],
    }),
  )
  return isNft ? [] : [issue('nft', 'Token_NftUnusable', { nft })]
}

/** What the chain knows about the market and the payments of a taxed token. */
export const taxedDraftChecks: readonly DraftCheck<TaxedDraft>[] = [
  checkRouter,
  checkQuote,
  checkMarketingWallet,
  checkRewardToken,
  checkNft,
]
