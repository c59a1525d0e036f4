import { botChat, botRequest } from '@slipway/database/bot/app'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { venueRouterAbi } from '@slipway/devnet/venue/venue-abi'
import { errorMessage } from '@slipway/messages'
import { writeChatLinkCode } from '@slipway/sdk/chat-link/chat-link-code'
import { explainCall } from '@slipway/sdk/signing/explain-call'
import { rehearseRequest } from '@slipway/sdk/signing/rehearse-request'
import { getToken } from '@slipway/sdk/token/evm/get-token'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { getPoolState } from '@slipway/sdk/token/launch/prepare-liquidity'
import { createWalletClient, erc20Abi, http, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningBot } from '../src/start-bot.ts'
import { type BotWorld, startBotWorld } from './bot-world.ts'
import { chatActs, requestOf, SITE, urlOf } from './chat-acts.ts'
import { Person, type Sent } from './person.ts'

/** Time for several looks of the bot. */
const LOOKS_MS = 1_500
const unit = 10n ** 18n
const onLocal = '?chain=local'
const owner = getDevelopmentAccount(3)
const buyer = getDevelopmentAccount(4)
let world: BotWorld
let bot: RunningBot

beforeAll(async () => {
  world = await startBotWorld(18_640)
  bot = await world.startBot()
})
afterAll(async () => {
  await bot?.stop()
  await world?.stop()
})

const { link, linkCode, readDatabase, dialogueOf } = chatActs(() => world)

/** To the summary of a launch of template 1. */
const launchAnswers = [
  ['What do you want to create?', 'Create and open trading'],
  ['Network', 'Local chain'],
  ['Template', '1. Standard token'],
  ['Token name', 'Harbour Light'],
  ['Symbol', 'HRL'],
  ['Decimals', 'Defaults for the rest'],
  ['Total supply', '1000000'],
  ['Exchange', 'Uniswap V2'],
  ['Currency of the pool', 'ETH'],
  ['Tokens for the pool', '900000'],
  ['Quote amount', '3'],
  ['Your first buy', '0.1'],
] as const

test('from the first word to open trading: dialogue, link, signature, block, final', async () => {
  const person = new Person(world, 101)
  await person.says('/start')
  await person.hears('I hold no keys')
  await person.says('/create')
  const asked = await person.hears('paste the page’s code')
  // A text for another site, another wallet's signature: neither links.
  await person.says(await linkCode(urlOf(asked), owner, 'https://other.example'))
  await person.hears('does not prove the wallet')
  await person.says(await linkCode(urlOf(asked), owner))
  await person.hears(`Linked: ${owner.address}`)
  // The text was good once.
  await person.says(await linkCode(urlOf(asked), buyer))
  await person.hears('No link is open here')

  await person.says('/create')
  await person.answers(...launchAnswers)
  await person.hears('All questions are answered')
  await person.taps('Simulate and prepare')
  const offer = await person.hears('In one transaction, all or nothing')
  for (const words of [
    'Launch Harbour Light (HRL)',
    'make your first buy: 0.1',
    'Creation fee: 0.02',
    'Just simulated on the network',
    'lists no private RPC',
    'nobody can trade before your own buy',
  ])
    expect(offer.text).toContain(words)

  const request = await requestOf(offer)
  expect(request).toMatchObject({ chainId: 31_337, account: owner.address.toLowerCase() })
  expect(request.calls).toHaveLength(1)
  const isLocal = { chainId: 31_337, isLocal: true }
  expect(request.calls.map((call) => explainCall(call, isLocal))).toMatchObject([
    { contract: 'launchPad', functionName: 'launch' },
  ])
  expect(await rehearseRequest(world.client, request)).toMatchObject({ state: 'done', rights: [] })

  expect(await world.sign(request)).toBe('mined')
  const mined = await person.hears('HRL: in block')
  const [, token = ''] = /\n(0x[0-9a-fA-F]{40})\n/.exec(mined.text) ?? []
  expect(mined.text).toContain(`${SITE}/token/view/${token}${onLocal}`)
  // Some looks later it is still not final, because nothing was built on its block.
  await new Promise((settle) => setTimeout(settle, LOOKS_MS))
  expect(person.all().some(({ text }) => text.includes('final. It can'))).toBe(false)
  await world.mine(100)
  await person.hears('HRL: final.')
  // The dialogue ended with its token.
  expect(await dialogueOf(101)).toBeNull()

  const address = token as `0x${string}`
  const { router } = world.venue
  const pool = await getPoolState(world.client, { router, token: address, quote: zeroAddress })
  expect(pool.reserves.quote).toBe(3n * unit + unit / 10n)
  const state = await getToken(world.client, getTokenContracts(world.chain), { address })
  expect(state.owner).toBe(owner.address)
  // Anybody trades on the real exchange.
  const trader = createWalletClient({
    account: buyer,
    transport: http(world.chain.rpcUrls[0]),
  })
  await trader.writeContract({
    chain: null,
    address: router,
    abi: venueRouterAbi,
    functionName: 'swapExactETHForTokens',
    args: [1n, [world.venue.wrappedNative, address], buyer.address, 2n ** 40n],
    value: unit / 10n,
  })
  const balance = (account: `0x${string}`) =>
    world.client.readContract({
      address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [account],
    })
  // Bought first for the same amount: the owner has more than whoever came after.
  expect(await balance(buyer.address)).toBeGreaterThan(0n)
  expect((await balance(owner.address)) - 100_000n * unit).toBeGreaterThan(
    await balance(buyer.address),
  )
  await person.says('/tokens')
  await person.hears(/1 token[\s\S]*HRL · Harbour Light · trades freely/)
})

test('bad input is refused in the reader’s language and loses nothing', async () => {
  const person = new Person(world, 102, 'zh-hans')
  await person.says('/start')
  await person.hears('我不持有任何密钥')
  await person.says('/language')
  await person.hears('选择哪种语言')
  await person.taps('English')
  await person.hears('I will use English')
  await link(person, owner)
  await person.says('/language')
  await person.hears('Which language')
  await person.taps('简体中文')
  await person.hears('从现在起我使用中文')
  await person.says('/create')
  await person.answers(
    ['要做什么', '创建并立即开启交易'],
    ['网络', 'Local chain'],
    ['模板', '1. 标准代币'],
    ['代币名称', 'n'.repeat(65)],
  )
  const bytes = { length: 65n, max: 64n }
  const tooLong = errorMessage('Token_NameTooLong', bytes, { locale: 'zh-CN' }).slice(0, 6)
  await person.hears(tooLong)
  await person.says('港湾')
  await person.answers(['符号', 'HRB'], ['小数', '77'])
  await person.hears(
    errorMessage('Token_DecimalsTooHigh', { decimals: 77n, max: 18n }, { locale: 'zh-CN' }),
  )
  expect(await dialogueOf(102)).toMatchObject({
    at: 'decimals',
    answers: { name: '港湾', symbol: 'HRB' },
  })
  // A text where a button belongs shows the question again.
  await person.taps('返回')
  await person.hears('符号')
  await person.says('/cancel')
  await person.hears('已放弃')
  expect(await dialogueOf(102)).toBeNull()
})

test('what the network refuses is told by its reason, and every answer stays', async () => {
  const person = new Person(world, 103)
  await link(person, owner)
  await person.says('/create')
  await person.answers(
    ...launchAnswers.slice(0, -2),
    ['Quote amount', '999999'],
    ['Your first buy', 'Keep the default'],
  )
  await person.hears('All questions are answered')
  await person.taps('Simulate and prepare')
  await person.hears(/⚠️ .*(?:ETH|balance)[\s\S]*All questions are answered/)
  expect(await dialogueOf(103)).toMatchObject({ at: 'summary', answers: { quoteAmount: '999999' } })
})

test('a restart in the middle goes on where it was', async () => {
  const person = new Person(world, 104)
  await link(person, owner)
  await person.says('/create')
  await person.answers(...launchAnswers.slice(0, 4))
  await person.hears('Symbol')
  await bot.stop()
  bot = await world.startBot()
  await person.says('TIDE')
  await person.answers(...launchAnswers.slice(5))
  const summary = await person.hears('All questions are answered')
  expect(summary.text).toContain('Token name: Harbour Light')
  expect(summary.text).toContain('Symbol: TIDE')
})

/** To the summary of a token that takes taxes, with everything usual. */
const taxedAnswers = [
  ['Network', 'Local chain'],
  ['Template', '2. Tax and liquidity'],
  ['Token name', 'Tide Pool'],
  ['Symbol', 'TIDE'],
  ['Decimals', 'Defaults for the rest'],
  ['Total supply', '1000000'],
  ['Exchange', 'Uniswap V2'],
  ['Currency of the pool', 'ETH'],
  ['Marketing wallet', buyer.address],
] as const

const tokenOf = ({ text }: Sent) => /\n(0x[0-9a-fA-F]{40})\n/.exec(text)?.[1] as `0x${string}`
const launchStateOf = async (address: `0x${string}`) =>
  (await getToken(world.client, getTokenContracts(world.chain), { address })).taxed?.launch

test('a token with a gate is opened by its launch, with the first buy inside', async () => {
  const person = new Person(world, 105)
  await link(person, owner)
  await person.says('/create')
  await person.answers(
    ['What do you want to create?', 'Create and open trading'],
    ...taxedAnswers,
    ...launchAnswers.slice(-3),
  )
  await person.hears('All questions are answered')
  await person.taps('Simulate and prepare')
  const request = await requestOf(await person.hears('In one transaction, all or nothing'))
  expect(await world.sign(request)).toBe('mined')
  const token = tokenOf(await person.hears('TIDE: in block'))
  expect(await launchStateOf(token)).toMatchObject({ isLaunched: true })
})

test('a token that waits for its owner is opened from the list, by one link however often it is tapped', async () => {
  const person = new Person(world, 106)
  await link(person, owner)
  await person.says('/create')
  await person.answers(['What do you want to create?', 'Only create the token'], ...taxedAnswers)
  await person.hears('All questions are answered')
  await person.taps('Simulate and prepare')
  const made = await person.hears('Create Tide Pool')
  // What is promised belongs to what is signed: a token alone buys nothing first.
  expect(made.text).toContain('nothing to trade yet')
  expect(made.text).not.toContain('own buy')
  expect(await world.sign(await requestOf(made))).toBe('mined')
  const token = tokenOf(await person.hears('TIDE: in block'))
  expect(await launchStateOf(token)).toMatchObject({ isLaunched: false })
  await person.says('/tokens')
  await person.hears('trading is not open yet')
  await person.taps('Open trading of TIDE', 2)
  const opening = await person.hears(/^Open trading of TIDE/)
  expect(opening.text).toContain('can buy right after it')
  expect(opening.text).toContain(`${SITE}/token/detail/${token}${onLocal}`)
  const request = await requestOf(opening)
  // The same button again, while the link is out.
  await person.taps('Open trading of TIDE')
  expect(await world.sign(request)).toBe('mined')
  await person.hears('TIDE: in block')
  expect(await launchStateOf(token)).toMatchObject({ isLaunched: true })
  const offers = person.all().filter(({ text }) => text.startsWith('Open trading of TIDE'))
  expect(offers).toHaveLength(1)
})

test('a block that is replaced takes its word back, and the transaction is found again', async () => {
  const person = new Person(world, 107)
  await link(person, owner)
  await person.says('/create')
  await person.answers(['What do you want to create?', 'Only create the token'], ...taxedAnswers)
  await person.hears('All questions are answered')
  await person.taps('Simulate and prepare')
  const request = await requestOf(await person.hears('Create Tide Pool'))
  const snapshot = await world.ask('evm_snapshot', [])
  expect(await world.sign(request)).toBe('mined')
  await person.hears('TIDE: in block')
  await world.ask('evm_revert', [snapshot])
  await person.hears('its block was replaced')
  expect(await world.sign(request)).toBe('mined')
  await person.hears('TIDE: in block')
})

test('a wallet that is a contract is linked by what its network says, for that network alone', async () => {
  const person = new Person(world, 108)
  const accepts = '0x00000000000000000000000000000000000c0de1'
  const refuses = '0x00000000000000000000000000000000000c0de2'
  // Returns ERC-1271's word of acceptance to any call, and nothing of the kind.
  await world.ask('anvil_setCode', [accepts, '0x631626ba7e60e01b60005260206000f3'])
  await world.ask('anvil_setCode', [refuses, '0x60206000f3'])
  const { chainId } = world.chain
  const signature = `0x${'12'.repeat(65)}` as const
  await person.says('/link')
  await person.hears('paste the page’s code')
  await person.says(writeChatLinkCode({ chainId, address: refuses, signature }))
  await person.hears('does not prove the wallet')
  await person.says(writeChatLinkCode({ chainId: 56, address: accepts, signature }))
  await person.hears('does not prove the wallet')
  await person.says(writeChatLinkCode({ chainId, address: accepts, signature }))
  await person.hears('Linked: 0x')
  // A contract whose owners have signed on chain has no signature to hand over.
  const signedOnChain = new Person(world, 109)
  await signedOnChain.says('/link')
  await signedOnChain.hears('paste the page’s code')
  await signedOnChain.says(writeChatLinkCode({ chainId, address: refuses, signature: '0x' }))
  await signedOnChain.hears('does not prove the wallet')
  await signedOnChain.says(writeChatLinkCode({ chainId, address: accepts, signature: '0x' }))
  await signedOnChain.hears('Linked: 0x')
  const chats = await readDatabase((database) => database.select().from(botChat))
  expect(chats.find(({ id }) => id === 108)).toMatchObject({
    wallet: accepts,
    walletChainId: chainId,
    linkNonce: null,
  })
})

test('double taps and repeated updates do nothing twice', async () => {
  const secret = 's'.repeat(32)
  await bot.stop()
  bot = await world.startBot({
    BOT_WEBHOOK_URL: 'http://127.0.0.1:1/webhook',
    BOT_WEBHOOK_SECRET: secret,
  })
  const hook = (update: object, given = secret) =>
    fetch(`http://127.0.0.1:${bot.port}/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-Telegram-Bot-Api-Secret-Token': given },
      body: JSON.stringify(update),
    })
  const person = new Person(world, 104)
  const from = { id: 104, is_bot: false, first_name: 'Somebody' }
  const chat = { id: 104, type: 'private', first_name: 'Somebody' }
  const text = (update_id: number, words: string) => ({
    update_id,
    message: { message_id: 1, date: 1, from, chat, text: words },
  })
  const tap = (update_id: number, data: string) => ({
    update_id,
    callback_query: {
      id: String(update_id),
      from,
      chat_instance: '1',
      data,
      message: { message_id: 1, date: 1, chat },
    },
  })
  expect((await hook(text(900_001, '/create'), 'x'.repeat(32))).status).toBe(401)
  const before = person.all().length
  // The same update twice, one after the other and at the same moment.
  for (let time = 0; time < 2; time++) await hook(text(900_001, '/create'))
  await Promise.all([hook(text(900_002, '/create')), hook(text(900_002, '/create'))])
  expect(
    person
      .all()
      .slice(before)
      .filter(({ text: said }) => said.includes('All questions are answered')),
  ).toHaveLength(2)
  // Two taps are two updates of one button.
  const data =
    person
      .all()
      .at(-1)
      ?.buttons.find(({ text: name }) => name === 'Simulate and prepare')?.callback_data ?? ''
  const taps = await Promise.all([hook(tap(900_003, data)), hook(tap(900_004, data))])
  expect(taps.map(({ status }) => status)).toEqual([200, 200])
  await expect
    .poll(
      () => person.all().filter(({ text: said }) => said.includes('Launch Harbour Light')).length,
      { timeout: 20_000 },
    )
    .toBe(1)
  await hook(tap(900_005, data))
  const offered = await readDatabase((database) => database.select().from(botRequest))
  expect(offered.filter(({ chatId }) => chatId === 104)).toHaveLength(1)
  expect(
    person.all().filter(({ text: said }) => said.includes('Simulating on the network')),
  ).toHaveLength(1)
  const ready = await fetch(`http://127.0.0.1:${bot.port}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([200, { ok: true }])
})
