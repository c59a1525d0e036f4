import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { launchPadAbi } from '@slipway/deployments/abi'
import { calculateTokensOut } from '@slipway/sdk/liquidity/pool-math'
import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import { getDeployAddress } from '@slipway/sdk/token/evm/get-deploy-address'
import { getTokenFee } from '@slipway/sdk/token/evm/get-token-fee'
import { createTokenFlow } from '@slipway/sdk/token/flows/create-token-flow'
import {
  findLaunchContracts,
  type LaunchContracts,
} from '@slipway/sdk/token/launch/get-launch-contracts'
import { getLaunchValue } from '@slipway/sdk/token/launch/get-launch-value'
import { launchLimits } from '@slipway/sdk/token/launch/launch-limits'
import {
  type LaunchSubject,
  type LaunchTerms,
  toLaunchedDraft,
  toLaunchParams,
} from '@slipway/sdk/token/launch/launch-params'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  isAddressEqual,
  maxUint256,
  parseAbiItem,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { venueFactoryAbi, venueRouterAbi } from '../src/venue/venue-abi.ts'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import { createSniper, usualFee } from './sniper.ts'
import { readTaxedDraft } from './typed-token.ts'

// The bot and the launches of `services.md` (Bot): 200 through the one transaction, each against a sniper that sees it
// before it is mined; and the same sniper against the two steps that people take by hand, so that it is known to hunt.
const launches = 200
const handmade = 20

const launcher = getDevelopmentAccount(3)
const unit = 10n ** 18n
const reserves = { token: 900_000n * unit, quote: unit }
const spent = unit / 10n
const bought = calculateTokensOut(reserves, spent)
const swapEvent = parseAbiItem(
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
)

/** How a token comes to its launch, and whether the sniper makes and dusts its pair beforehand. */
const kinds = ['new', 'new and dusted', 'gated and dusted', 'existing and dusted'] as const

let platform: LocalPlatform
let launch: LaunchContracts
let sniper: ReturnType<typeof createSniper>
const waiting: Address[] = []

beforeAll(async () => {
  platform = await startLocalPlatform(18_691, 'fees')
  const { node, client, contracts, venue } = platform
  const found = findLaunchContracts(platform.chain)
  if (!found) throw new Error('the launch contracts are not deployed')
  launch = found
  for (let made = 0; made < handmade + launches / kinds.length; made += 1) {
    waiting.push(await createToken())
  }
  const ground = { rpcUrl: node.rpcUrl, client, contracts, launch, venue }
  const accounts = { before: getDevelopmentAccount(6), behind: getDevelopmentAccount(7) }
  sniper = createSniper(ground, accounts)
  await sniper.prepare()
  // From here on a block comes when the test says so, and who pays more comes first.
  await callRpc(node.rpcUrl, 'evm_setAutomine', [false])
  await callRpc(node.rpcUrl, 'evm_setIntervalMining', [0])
}, 180_000)

afterAll(() => platform.node.stop())

function plainDraft(): TokenDraft {
  const reading = readTokenDraft({
    ...emptyTokenDraftInput(1),
    name: 'Harbour',
    symbol: 'HRB',
    totalSupply: '1000000',
    receiver: launcher.address,
  })
  if (!reading.ok) throw new Error(reading.issues.map(({ code }) => code).join())
  return reading.draft
}

function gatedDraft(): TokenDraft {
  const { venue } = platform
  const quote = venue.quoteTokens[0]?.address ?? zeroAddress
  return readTaxedDraft(2, {
    creator: launcher.address,
    marketing: getDevelopmentAccount(5).address,
    router: venue.router,
    quote: venue.wrappedNative,
    reward: quote,
    nft: zeroAddress,
  })
}

async function createToken(): Promise<Address> {
  const { client, contracts, flows } = platform
  const { feeWei } = await getTokenFee(client, contracts, {
    account: launcher.address,
    templateId: 1n,
  })
  const params = { contracts, draft: plainDraft(), seed: createTokenSeed(), feeWei }
  const { token } = await flows.succeed(createTokenFlow, params, launcher.address)
  return token as Address
}

function nextToken(): Address {
  const token = waiting.pop()
  if (!token) throw new Error('There are no more tokens.')
  return token
}

async function send(to: Address, data: Hex, value = 0n): Promise<Hex> {
  const { client, node } = platform
  const nonce = await client.getTransactionCount({ address: launcher.address, blockTag: 'pending' })
  const raw = await launcher.signTransaction({
    to,
    data,
    value,
    nonce,
    chainId: client.chain.id,
    gas: 14_000_000n,
    maxFeePerGas: usualFee,
    maxPriorityFeePerGas: usualFee,
    type: 'eip1559',
  })
  return callRpc<Hex>(node.rpcUrl, 'eth_sendRawTransaction', [raw])
}

/** Lets the sniper answer what waits, and mines it. @returns the receipt of `hash` */
async function mineBehindSniper(hash: Hex, isDusting = false) {
  await sniper.answerMempool(isDusting)
  await callRpc(platform.node.rpcUrl, 'evm_mine', [])
  const receipt = await platform.client.getTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
  return receipt
}

async function approve(token: Address, spender: Address): Promise<void> {
  const args = [spender, maxUint256] as const
  const hash = await send(
    token,
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }),
  )
  await mineBehindSniper(hash)
}

/** The transactions that traded a token, the first one first. */
async function tradesOf(token: Address): Promise<readonly Hex[]> {
  const { client, owner, venue } = platform
  const pair = await client.readContract({
    address: venue.factory,
    abi: venueFactoryAbi,
    functionName: 'getPair',
    args: [token, venue.wrappedNative],
  })
  const logs = await owner.getLogs({ address: pair, event: swapEvent, fromBlock: 0n })
  return logs.map(({ transactionHash }) => transactionHash)
}

async function isSnipers(hash: Hex): Promise<boolean> {
  const { from } = await platform.owner.getTransaction({ hash })
  return sniper.addresses.some((address) => isAddressEqual(address, from))
}

/** Launches through the pad, with the owner's first buy in the same transaction. */
async function launchAtOnce(kind: (typeof kinds)[number]) {
  const { client, contracts, venue } = platform
  const { launchPad } = launch
  const seed = createTokenSeed()
  const draft = kind.startsWith('gated') ? gatedDraft() : plainDraft()
  const isExisting = kind.startsWith('existing')
  const subject: LaunchSubject = isExisting
    ? { kind: 'existing', token: nextToken() }
    : { kind: 'new', draft, seed }
  const isExact = kind === 'new'
  const terms: LaunchTerms = {
    venueFactory: venue.factory,
    quote: zeroAddress,
    tokenAmount: reserves.token,
    quoteAmount: reserves.quote,
    maxRepairBps: 0n,
    unlockAt: launchLimits.lockForever,
    lockOwner: launcher.address,
    tokenReceiver: launcher.address,
    // A tax of 5 % is taken from what a gated token's buyer gets; dust moves a price by less than a thousandth.
    purchases: [
      {
        to: launcher.address,
        quoteAmount: spent,
        minTokens: isExact ? bought : (bought * 94n) / 100n,
      },
    ],
    deadline: 2n ** 40n,
  }
  if (subject.kind === 'existing') await approve(subject.token, launchPad)
  const value = await getLaunchValue(client, {
    launchPad,
    account: launcher.address,
    subject,
    terms,
  })
  const token =
    subject.kind === 'existing'
      ? subject.token
      : await getDeployAddress(client, contracts, {
          draft: toLaunchedDraft(draft, launchPad),
          deployer: launcher.address,
          seed,
        })
  const args = [toLaunchParams(subject, terms, launchPad)] as const
  const data = encodeFunctionData({ abi: launchPadAbi, functionName: 'launch', args })
  const hash = await send(launchPad, data, value)
  const tried = sniper.attempts.length
  const { transactionIndex } = await mineBehindSniper(hash, !isExact)
  return { token, hash, transactionIndex, attempts: sniper.attempts.slice(tried) }
}

/** Adds liquidity, sees that it is there, and buys: what somebody does by hand. */
async function launchInTwoSteps() {
  const { venue } = platform
  const token = nextToken()
  await approve(token, venue.router)
  const deadline = 2n ** 40n
  const place = encodeFunctionData({
    abi: venueRouterAbi,
    functionName: 'addLiquidityETH',
    args: [token, reserves.token, 0n, 0n, launcher.address, deadline],
  })
  await mineBehindSniper(await send(venue.router, place, reserves.quote))
  const buy = encodeFunctionData({
    abi: venueRouterAbi,
    functionName: 'swapExactETHForTokens',
    args: [0n, [venue.wrappedNative, token], launcher.address, deadline],
  })
  const hash = await send(venue.router, buy, spent)
  await mineBehindSniper(hash)
  return { token, hash }
}

test(`${handmade} launches in two steps: the sniper buys before the owner each time`, async () => {
  for (let round = 0; round < handmade; round += 1) {
    const { token, hash } = await launchInTwoSteps()
    const [first, ...later] = await tradesOf(token)
    expect(await isSnipers(first as Hex), `launch ${round}`).toBe(true)
    expect(later).toContain(hash)
  }
}, 120_000)

test(`${launches} launches in one transaction: no trade comes before the owner's own`, async () => {
  let stoodBefore = 0
  let boughtAfter = 0
  for (let round = 0; round < launches; round += 1) {
    const kind = kinds[round % kinds.length] ?? 'new'
    const { token, hash, transactionIndex, attempts } = await launchAtOnce(kind)
    const trades = await tradesOf(token)
    expect(trades[0], `launch ${round}, ${kind}`).toBe(hash)
    // It tried: its transactions stood before the launch in the same block, and those behind it traded after it.
    const { client } = platform
    const receipts = await Promise.all(
      attempts.map((attempt) => client.getTransactionReceipt({ hash: attempt })),
    )
    if (receipts.some((one) => one.transactionIndex < transactionIndex)) stoodBefore += 1
    if (trades.length > 1) boughtAfter += 1
  }
  expect(stoodBefore).toBe(launches)
  expect(boughtAfter).toBeGreaterThan(launches / 2)
}, 400_000)
