import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { launchPadAbi } from '@slipway/deployments/abi'
import { type TemplateId, templateIds } from '@slipway/sdk/platform/template-id'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import { type LaunchTerms, toLaunchParams } from '@slipway/sdk/token/launch/launch-params'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import {
  type Address,
  encodeFunctionData,
  parseEther,
  parseEventLogs,
  toHex,
  zeroAddress,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { localCollectionAddress } from '../venue/collection/local-collection.ts'
import { venueRouterAbi } from '../venue/venue-abi.ts'
import type { VenueAddresses } from '../venue/venue-addresses.ts'
import type { World } from './seed-actions.ts'
import type { TimedStep } from './timed-step.ts'

const DAY = 86_400
/** A creation with its pool and lock; no transaction may have more than 16 777 216. */
const LAUNCH_GAS = 16_000_000n
const SWAP_GAS = 1_500_000n
const TO_POOL = parseEther('700000')

type TaxedId = Exclude<TemplateId, 1>
const taxedIds = templateIds.filter((id): id is TaxedId => id !== 1)

const names: Readonly<Record<TaxedId, readonly [name: string, symbol: string]>> = {
  2: ['Breakwater', 'BREAK'],
  3: ['Steady Wage', 'WAGE'],
  4: ['Deep Hold', 'HOLD'],
  5: ['Harbour Dues', 'DUES'],
  6: ['Shipmates', 'MATE'],
  7: ['Own Share', 'SHARE'],
  8: ['Figurehead', 'FIGUR'],
  9: ['Crew and Cargo', 'CREW'],
}

/** What launches need beside the world. */
export interface LaunchStage {
  readonly client: DeployClient
  readonly launchPad: Address
  readonly venue: VenueAddresses
  /** Paid to holders by template 3; has a pool. */
  readonly reward: Address
}

/** What somebody might type for a token of a taxed template. */
function draftOf(
  templateId: TaxedId,
  { venue, reward }: LaunchStage,
  creator: Address,
  marketing: Address,
) {
  const [name, symbol] = names[templateId]
  const paysDividends = hasFeature(templateId, 'dividend')
  const reading = readTokenDraft({
    ...emptyTokenDraftInput(templateId),
    name,
    symbol,
    totalSupply: '1000000',
    receiver: creator,
    marketingWallet: marketing,
    router: venue.router,
    quote: venue.wrappedNative,
    buyTaxPercent: '3',
    sellTaxPercent: '4',
    burnShare: '10',
    liquidityShare: '20',
    marketingShare: paysDividends ? '30' : '70',
    ...(paysDividends && { dividendShare: '40' }),
    taxChangeable: true,
    ...(templateId === 3 && { rewardToken: reward }),
    ...(hasFeature(templateId, 'referral') && { rebates: ['1', '0.5'] }),
    ...(templateId === 8 && { nft: localCollectionAddress }),
  })
  if (!reading.ok) {
    const issues = reading.issues.map(({ field, code }) => `${field} ${code}`).join(', ')
    throw new Error(`The form refuses a token of template ${templateId}: ${issues}`)
  }
  return reading.draft
}

async function launchToken(
  world: World,
  stage: LaunchStage,
  templateId: TaxedId,
): Promise<Address> {
  const { client, launchPad, venue } = stage
  const owner = personOf(world, templateId * 3)
  const draft = draftOf(
    templateId,
    stage,
    owner.address,
    personOf(world, templateId * 3 + 1).address,
  )
  const seed = toHex(world.random.integer(1, 2 ** 31), { size: 12 })
  const terms: LaunchTerms = {
    venueFactory: venue.factory,
    quote: zeroAddress,
    tokenAmount: TO_POOL,
    quoteAmount: parseEther('6'),
    maxRepairBps: 100n,
    unlockAt: BigInt(world.state.now + 180 * DAY),
    lockOwner: owner.address,
    tokenReceiver: owner.address,
    purchases: [],
    deadline: 2n ** 40n,
  }
  const params = toLaunchParams({ kind: 'new', draft, seed }, terms, launchPad)
  const call = { abi: launchPadAbi, args: [owner.address, params] } as const
  const valueWei = await client.readContract({
    address: launchPad,
    functionName: 'valueOf',
    ...call,
  })
  const data = encodeFunctionData({ abi: launchPadAbi, functionName: 'launch', args: [params] })
  const { logs } = await world.chain.send(owner, { to: launchPad, data, valueWei }, LAUNCH_GAS)
  const [event] = parseEventLogs({ abi: launchPadAbi, eventName: 'Launched', logs: [...logs] })
  if (event === undefined) throw new Error(`The launch of ${draft.name} was not announced.`)
  world.state.storyTokens++
  return event.args.token
}

/** Some people buy from the new pool. */
async function buySome(world: World, { venue }: LaunchStage, token: Address): Promise<void> {
  for (const index of [11, 22, 33]) {
    const buyer = personOf(world, index)
    const data = encodeFunctionData({
      abi: venueRouterAbi,
      functionName: 'swapExactETHForTokens',
      args: [0n, [venue.wrappedNative, token], buyer.address, 2n ** 40n],
    })
    const valueWei = parseEther(String(world.random.integer(5, 30) / 100))
    await world.chain.send(buyer, { to: venue.router, data, valueWei }, SWAP_GAS)
  }
}

function personOf(world: World, index: number): PrivateKeyAccount {
  const person = world.state.people[index % world.state.people.length]
  if (person === undefined) throw new RangeError('Nobody lives in this world.')
  return person
}

/**
 * A token of every taxed template, created, listed, locked and opened in one transaction, and bought by some.
 * @param until unix seconds before which it happens, a template a day
 */
export function launchSteps(stage: LaunchStage, until: number): TimedStep[] {
  return taxedIds.map((templateId, at) => ({
    at: until - (taxedIds.length - at) * DAY - DAY / 2,
    run: async (world) => {
      await buySome(world, stage, await launchToken(world, stage, templateId))
    },
  }))
}
