import { botRequest } from '@slipway/database/bot/app'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { venueRouterAbi } from '@slipway/devnet/venue/venue-abi'
import { explainCall } from '@slipway/sdk/signing/explain-call'
import { getToken } from '@slipway/sdk/token/evm/get-token'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { getPoolState } from '@slipway/sdk/token/launch/prepare-liquidity'
import { type Address, createWalletClient, http, zeroAddress } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BotParts } from '../src/bot-parts.ts'
import { followRequests } from '../src/follow/follow-requests.ts'
import { openParts } from '../src/open-parts.ts'
import { readConfig } from '../src/read-config.ts'
import type { RunningBot } from '../src/start-bot.ts'
import { BOT_TOKEN, type BotWorld, startBotWorld } from './bot-world.ts'
import { chatActs, requestOf, SITE } from './chat-acts.ts'
import { HookPerson } from './hook-person.ts'
import { ETHER, peopleOnChain } from './people-on-chain.ts'
import type { Person, Sent } from './person.ts'

const SECRET = 's'.repeat(32)
const owner = getDevelopmentAccount(3)
const buyer = getDevelopmentAccount(4)
let world: BotWorld
let bot: RunningBot
let people: ReturnType<typeof peopleOnChain>
const { link, dialogueOf, readDatabase } = chatActs(() => world)

const startHooked = () =>
  world.startBot({
    BOT_WEBHOOK_URL: 'http://127.0.0.1:1/webhook',
    BOT_WEBHOOK_SECRET: SECRET,
  })
const personOf = (chat: number) =>
  new HookPerson(world, chat, { port: () => bot.port, secret: SECRET })

beforeAll(async () => {
  world = await startBotWorld(18_650)
  people = peopleOnChain(world)
  bot = await startHooked()
})
afterAll(async () => {
  await bot?.stop()
  await world?.stop()
})

const tokenOf = ({ text }: Sent) => /\n(0x[0-9a-fA-F]{40})\n/.exec(text)?.[1] as Address
const readToken = (address: Address) =>
  getToken(world.client, getTokenContracts(world.chain), { address })
const poolOf = (token: Address) =>
  getPoolState(world.client, { router: world.venue.router, token, quote: zeroAddress })

async function buy(token: Address): Promise<string> {
  const trader = createWalletClient({
    ...{ account: buyer, transport: http(world.chain.rpcUrls[0]) },
  })
  const hash = await trader.writeContract({
    chain: null,
    address: world.venue.router,
    abi: venueRouterAbi,
    functionName: 'swapExactETHForTokens',
    args: [1n, [world.venue.wrappedNative, token], buyer.address, 2n ** 40n],
    value: ETHER / 10n,
    gas: 2_000_000n,
  })
  return (await waitForTransactionReceipt(world.client, { hash })).status
}

const terms = [
  ['Tokens for the pool', '900000'],
  ['Quote amount', '3'],
  ['Use of the liquidity', 'Keep the default'],
  ['Days of the lock', 'Keep the default'],
  ['Your first buy', '0.1'],
] as const

/** A token of template 2 that waits for its launch, made by dialogue. */
async function makeClosed(person: Person, symbol: string): Promise<Address> {
  await person.says('/create')
  await person.answers(
    ['What do you want to create?', 'Only create the token'],
    ['Network', 'Local chain'],
    ['Template', '2. Tax and liquidity'],
    ['Token name', 'Tide Pool'],
    ['Symbol', symbol],
    ['Decimals', 'Defaults for the rest'],
    ['Total supply', '1000000'],
    ['Exchange', 'Uniswap V2'],
    ['Currency of the pool', 'ETH'],
    ['Marketing wallet', buyer.address],
  )
  await person.hears('All questions are answered')
  await person.taps('Simulate and prepare')
  expect(await world.sign(await requestOf(await person.hears('Create Tide Pool')))).toBe('mined')
  return tokenOf(await person.hears(`${symbol}: in block`))
}

test('a token that waits is launched from the list: pool, lock, opening and first buy', async () => {
  const person = personOf(201)
  await link(person, owner)
  const token = await makeClosed(person, 'EBB')
  await person.says('/tokens')
  await person.hears('trading is not open yet')
  // Two taps begin one dialogue.
  await person.taps('Launch EBB', 2)
  await person.hears('1 of 5: ')
  // Bad input at each step is named and loses nothing.
  for (const [text, reason] of [
    ['plenty', /⚠️ /],
    ['0', /⚠️ /],
  ] as const) {
    await person.says(text)
    await person.hears(reason)
  }
  expect(await dialogueOf(201)).toMatchObject({ at: 'tokenAmount', existing: { symbol: 'EBB' } })
  await person.says('2000000')
  // A restart in the middle goes on where it was.
  await bot.stop()
  bot = await startHooked()
  await person.answers(...terms.slice(1))
  const summary = await person.hears('All questions for the launch of EBB are answered')
  expect(summary.text).not.toContain('Token name')
  await person.taps('Simulate and prepare')
  // More than the wallet holds leads back to the amount.
  await person.hears(/⚠️ Insufficient balance[\s\S]*1 of 5/)
  await person.says('900000')
  await person.answers(...terms.slice(1))
  await person.hears('All questions for the launch of EBB are answered')
  await person.taps('Simulate and prepare', 2)
  const offer = await person.hears('Launch Tide Pool (EBB)')
  for (const words of [
    'First, 2 separate transactions',
    'EBB leaves your wallet',
    'to the pool at Uniswap V2',
    'lock the liquidity until',
    'open trading; it can never be closed again',
    'make your first buy: 0.1',
    'nobody can trade before your own buy',
  ])
    expect(offer.text).toContain(words)
  expect(offer.text).not.toContain('the rest of the supply')
  expect(offer.text).not.toContain('Creation fee')
  const request = await requestOf(offer)
  const isLocal = { chainId: 31_337, isLocal: true }
  expect(request.calls.map((call) => explainCall(call, isLocal))).toMatchObject([
    { functionName: 'setLauncher' },
    { functionName: 'approve' },
    { contract: 'launchPad', functionName: 'launch' },
  ])
  // Nothing is told as mined before it is.
  expect(person.all().filter(({ text }) => text.startsWith('EBB: in block'))).toHaveLength(1)
  expect(await world.sign(request)).toBe('mined')
  await person.hears('EBB: in block')
  expect((await readToken(token)).taxed?.launch).toMatchObject({ isLaunched: true })
  expect((await poolOf(token)).reserves.quote).toBe(3n * ETHER + ETHER / 10n)
  expect(await dialogueOf(201)).toBeNull()
  expect(await buy(token)).toBe('success')
  // The old button leads nowhere any more.
  await person.taps('Launch EBB')
  await person.hears('EBB can no longer be launched from this wallet')
  await world.mine(100)
  await person.hears('EBB: final.')
})

test('a dialogue that is under way is not lost to a launch', async () => {
  const person = personOf(202)
  await link(person, owner)
  await makeClosed(person, 'NEAP')
  await person.says('/create')
  await person.answers(
    ['What do you want to create?', 'Only create the token'],
    ['Network', 'Local chain'],
  )
  await person.says('/tokens')
  await person.hears('NEAP')
  await person.taps('Launch NEAP')
  await person.hears('A token is in progress')
  expect(await dialogueOf(202)).toMatchObject({ at: 'templateId', answers: { chain: 'local' } })
})

test('twelve tokens are two pages, each token once; one without a gate is launched once', async () => {
  const person = personOf(203)
  const creator = getDevelopmentAccount(5)
  await link(person, creator)
  const symbols = Array.from({ length: 12 }, (_, at) => `PG${String(at + 1).padStart(2, '0')}`)
  const made: Address[] = []
  for (const symbol of symbols) made.push(await people.createToken(symbol))
  await person.says('/tokens')
  const first = await person.hears('12 tokens')
  expect(first.text).toContain('1 to 10, newest first')
  await person.taps('2 older tokens')
  const second = await person.hears('11 to 12, newest first')
  expect(second.buttons.some(({ text }) => text.includes('older'))).toBe(false)
  const seen = (page: Sent) => symbols.filter((symbol) => page.text.includes(`${symbol} · `))
  expect(seen(first)).toEqual(symbols.slice(2))
  expect(seen(second)).toEqual(symbols.slice(0, 2))
  // A token that is made meanwhile moves nothing of an older page.
  await people.createToken('PG13')
  await person.taps('2 older tokens')
  expect(seen(await person.hears('12 to 13, newest first'))).toEqual(symbols.slice(0, 2))

  await person.taps('Launch PG02')
  await person.answers(['Exchange', 'Uniswap V2'], ['Currency of the pool', 'ETH'], ...terms)
  await person.hears('All questions for the launch of PG02 are answered')
  await person.taps('Simulate and prepare')
  const offer = await person.hears('Launch PG02')
  expect(offer.text).toContain('First, one separate transaction: the allowance')
  // It can be traded before: nothing is said to be closed.
  expect(offer.text).not.toContain('Trading stays closed')
  expect(offer.text).not.toContain('trading opens')
  expect(offer.text).not.toContain('nobody can trade before')
  expect(offer.text).toContain('anyone who sees the transaction can act before it')
  expect(await world.sign(await requestOf(offer))).toBe('mined')
  await person.hears('PG02: in block')
  expect((await poolOf(made[1] as Address)).reserves.quote).toBe(3n * ETHER + ETHER / 10n)
  // It trades: a second launch is refused by its reason.
  await person.taps('Launch PG02')
  await person.answers(['Exchange', 'Uniswap V2'], ['Currency of the pool', 'ETH'])
  await person.answers(['Tokens for the pool', '100'], ...terms.slice(1))
  await person.hears('All questions for the launch of PG02 are answered')
  await person.taps('Simulate and prepare')
  await person.hears('Trading of this token is already open')
})

test('a link that nobody signed in time is told as over, and the chain refuses it', async () => {
  const person = personOf(204)
  await link(person, owner)
  await makeClosed(person, 'SLACK')
  await person.says('/tokens')
  await person.hears('SLACK')
  await person.taps('Launch SLACK')
  await person.answers(...terms)
  await person.hears('All questions for the launch of SLACK are answered')
  await person.taps('Simulate and prepare')
  const offer = await person.hears('Launch Tide Pool (SLACK)')
  const request = await requestOf(offer)
  const worker = openParts(
    readConfig({
      ...{ BOT_TOKEN, BOT_API_ROOT: world.messenger.config.apiURL, SLIPWAY_SITE_URL: SITE },
      ...{ DATABASE_URL: world.databaseUrl, SLIPWAY_DEVELOPMENT: '1', LOG_LEVEL: 'silent' },
      SLIPWAY_CHAINS: JSON.stringify([
        { chainId: world.chain.chainId, rpcUrl: world.chain.rpcUrls[0] },
      ]),
    }),
  )
  const lookAt = async (seconds: number) => {
    const parts: BotParts = { ...worker.parts, now: () => seconds * 1_000 }
    await followRequests(parts)
    const rows = await readDatabase((database) => database.select().from(botRequest))
    return rows.find(({ chatId, kind }) => chatId === 204 && kind === 'launch-existing')?.state
  }
  // What was signed in the last second can still come into a block for a while.
  expect(await lookAt(request.expiresAt + 660)).toBe('offered')
  expect(await lookAt(request.expiresAt + 661)).toBe('expired')
  await person.hears('SLACK: the link has expired')
  await worker.close()
  await people.goTo(Math.max(await people.now(), request.expiresAt + 601) + 1)
  expect(await world.sign(request)).not.toBe('mined')
})
