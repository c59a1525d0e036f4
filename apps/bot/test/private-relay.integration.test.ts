import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import type { SignRequest } from '@slipway/sdk/signing/sign-request'
import { createWalletClient, type Hex, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningBot } from '../src/start-bot.ts'
import { type BotWorld, startBotWorld } from './bot-world.ts'
import { chatActs, requestOf } from './chat-acts.ts'
import { HookPerson } from './hook-person.ts'
import { type Relay, startRelay } from './relay.ts'

const SECRET = 's'.repeat(32)
const owner = getDevelopmentAccount(3)
let world: BotWorld
let bot: RunningBot
let relay: Relay
const { link } = chatActs(() => world)
const nodeUrl = () => world.chain.rpcUrls[0] as string

beforeAll(async () => {
  world = await startBotWorld(18_658)
  relay = await startRelay(nodeUrl())
  const { chainId } = world.chain
  bot = await world.startBot({
    BOT_WEBHOOK_URL: 'http://127.0.0.1:1/webhook',
    BOT_WEBHOOK_SECRET: SECRET,
    SLIPWAY_PRIVATE_RELAYS: JSON.stringify([{ chainId, name: 'Stand-in', url: relay.url }]),
  })
})
afterAll(async () => {
  await bot?.stop()
  await relay?.stop()
  await world?.stop()
})

/** A launch by dialogue, up to its link. */
async function offerTo(chat: number, symbol: string) {
  const person = new HookPerson(world, chat, { port: () => bot.port, secret: SECRET })
  await link(person, owner)
  await person.says('/create')
  await person.answers(
    ['What do you want to create?', 'Create and open trading'],
    ['Network', 'Local chain'],
    ['Template', '1. Standard token'],
    ['Token name', 'Harbour Light'],
    ['Symbol', symbol],
    ['Decimals', 'Defaults for the rest'],
    ['Total supply', '1000000'],
    ['Exchange', 'Uniswap V2'],
    ['Currency of the pool', 'ETH'],
    ['Tokens for the pool', '900000'],
    ['Quote amount', '3'],
    ['Your first buy', '0.1'],
  )
  await person.hears('All questions are answered')
  await person.taps('Simulate and prepare')
  return { person, offer: await person.hears(`Launch Harbour Light (${symbol})`) }
}

/** A wallet whose RPC is set to an address: what it signs goes there and nowhere else. */
function walletAt(url: string) {
  return createWalletClient({ account: owner, transport: http(url) })
}

async function sendBy(
  url: string,
  { calls }: SignRequest,
  at: { readonly nonce?: number; readonly gas?: bigint } = {},
): Promise<Hex> {
  const [call] = calls
  if (!call || calls.length !== 1) throw new Error('this launch is one transaction')
  const { to, data, valueWei: value } = call
  return await walletAt(url).sendTransaction({
    ...{ chain: null, to, data, value, gas: 12_000_000n },
    ...at,
  })
}

const isKnown = async (hash: Hex) => (await world.ask('eth_getTransactionByHash', [hash])) !== null
const nonceOf = () => world.client.getTransactionCount({ address: owner.address })

test('an offer names the private RPC, says that the wallet decides, and what to do when nothing is mined', async () => {
  const { person, offer } = await offerTo(501, 'HID')
  for (const words of [
    'Stand-in is a private RPC of Local chain',
    'Your wallet decides where a transaction is sent',
    `\n${relay.url}\n`,
    'send again with the same nonce',
    'needs no private RPC: nobody can trade before your own buy',
  ])
    expect(offer.text).toContain(words)
  expect(offer.text).not.toContain('lists no private RPC')
  const hash = await sendBy(relay.url, await requestOf(offer))
  // Nobody who reads the node can know of it, this bot included.
  expect(await isKnown(hash)).toBe(false)
  expect(relay.held).toHaveLength(1)
  expect(person.all().some(({ text }) => text.includes('on its way'))).toBe(false)
  expect(await relay.release()).toMatchObject([{ result: hash }])
  await person.hears('HID: in block')
  expect(await isKnown(hash)).toBe(true)
})

test('a relay that mines nothing: the usual RPC with the same nonce, and one of the two is mined', async () => {
  const { person, offer } = await offerTo(502, 'FALL')
  const request = await requestOf(offer)
  const nonce = await nonceOf()
  const first = await sendBy(relay.url, request, { nonce })
  expect(await nonceOf()).toBe(nonce)
  const second = await sendBy(nodeUrl(), request, { nonce, gas: 12_000_001n })
  await person.hears('FALL: in block')
  expect(await nonceOf()).toBe(nonce + 1)
  // What the relay still holds can never be mined any more.
  const [late] = await relay.release()
  expect(first).not.toBe(second)
  expect(late).toMatchObject({ error: expect.anything() })
  expect(await nonceOf()).toBe(nonce + 1)
  expect(person.all().filter(({ text }) => text.startsWith('FALL: in block'))).toHaveLength(1)
})
