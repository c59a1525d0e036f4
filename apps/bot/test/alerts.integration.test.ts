import { botAlert, botWatch } from '@slipway/database/bot/app'
import { calculatePairAddress } from '@slipway/sdk/evm/check-swap-router'
import { createReadClient } from '@slipway/sdk/evm/create-read-client'
import { eq } from 'drizzle-orm'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BotParts } from '../src/bot-parts.ts'
import { openChat } from '../src/chat/chat-store.ts'
import { type OpenParts, openParts } from '../src/open-parts.ts'
import { readConfig } from '../src/read-config.ts'
import type { RunningBot } from '../src/start-bot.ts'
import { sendAlerts } from '../src/watch/send-alerts.ts'
import { beginWatch } from '../src/watch/watch-command.ts'
import { watchNetwork } from '../src/watch/watch-network.ts'
import { claimWatches, keepLook, MOST_WATCHES } from '../src/watch/watch-store.ts'
import { BOT_TOKEN, type BotWorld, startBotWorld } from './bot-world.ts'
import { type Front, startFront } from './front.ts'
import { peopleOnChain } from './people-on-chain.ts'
import { Person } from './person.ts'

const SITE = 'https://launch.example'
/** The bot itself looks and sends no more often than this: the tests take its turns. */
const PERIOD_MS = 3_600_000
const DAY = 86_400
let world: BotWorld
let front: Front
let bot: RunningBot
let people: ReturnType<typeof peopleOnChain>
let worker: OpenParts
/** Ahead of the machine's clock, so that everything is due to the tests and nothing to the bot. */
let ahead = 0

const variables = () => ({ BOT_API_ROOT: front.url, BOT_WATCH_MS: String(PERIOD_MS) })

function openWorker(): OpenParts {
  const nodes = JSON.stringify([{ chainId: world.chain.chainId, rpcUrl: world.chain.rpcUrls[0] }])
  return openParts(
    readConfig({
      BOT_TOKEN,
      DATABASE_URL: world.databaseUrl,
      SLIPWAY_DEVELOPMENT: '1',
      SLIPWAY_CHAINS: nodes,
      SLIPWAY_SITE_URL: SITE,
      LOG_LEVEL: 'silent',
      ...variables(),
    }),
  )
}

const shifted = ({ parts }: OpenParts): BotParts => ({ ...parts, now: () => Date.now() + ahead })
const chainOf = ({ chains }: BotParts) => {
  const found = chains.find(({ chainId }) => chainId === world.chain.chainId)
  if (!found) throw new Error('there is no local network')
  return found
}

async function look(by = worker): Promise<void> {
  ahead += PERIOD_MS + 1
  await watchNetwork(shifted(by), chainOf(by.parts))
}
async function turn(by = worker): Promise<void> {
  await look(by)
  await sendAlerts(shifted(by))
}

beforeAll(async () => {
  world = await startBotWorld(18_660)
  front = await startFront(world.messenger.config.apiURL)
  people = peopleOnChain(world)
  bot = await world.startBot(variables())
  worker = openWorker()
})
afterAll(async () => {
  await bot?.stop()
  await worker?.close()
  await front?.stop()
  await world?.stop()
})

async function watches(person: Person, words: string): Promise<void> {
  await person.says(`/watch ${words}`)
  await person.hears('Now watching')
}

/** What the alerts of a chat say, without the network and the link below. */
const bells = (person: Person) =>
  person
    .all()
    .filter(({ text }) => text.startsWith('🔔'))
    .map(({ text }) => text.split('\n').slice(0, -2).join('\n').replace(/^🔔 /, ''))

const page = (path: string) => `${SITE}${path}?chain=local`
const keptWatches = (chatId: number) =>
  worker.parts.database.select().from(botWatch).where(eq(botWatch.chatId, chatId))

test('a presale begins, reaches its caps, ends by the chain’s clock and is finalized: each told once', async () => {
  const person = new Person(world, 301)
  const other = new Person(world, 302, 'zh')
  const { presale, start, end } = await people.makePresale('BAY')
  await watches(person, page(`/presale/detail/${presale}`))
  await other.says(`/watch ${presale}`)
  await other.hears('从现在起关注')
  await turn()
  expect(bells(person)).toEqual([])
  await people.goTo(start)
  await turn()
  await turn()
  expect(bells(person)).toEqual(['Presale of BAY: it has started.'])
  await people.give(presale, 6, 6n)
  await turn()
  await people.give(presale, 7, 4n)
  await turn()
  await people.goTo(end)
  await turn()
  await people.finalize(presale)
  await turn()
  await turn()
  expect(bells(person)).toEqual([
    'Presale of BAY: it has started.',
    'Presale of BAY: the soft cap is reached.',
    'Presale of BAY: the hard cap is reached.',
    'Presale of BAY: it has ended and waits to be finished.',
    'Presale of BAY: it is finished.',
  ])
  expect(bells(other)).toHaveLength(5)
  expect(bells(other)[0]).toBe('BAY 的预售：已经开始。')
  const [, first] = person.all().filter(({ text }) => text.includes('🔔'))
  expect(first?.text).toContain(page(`/presale/detail/${presale}`))
})

test('a restart in the middle, and two processes at once: nothing twice, nothing lost', async () => {
  const person = new Person(world, 303)
  const { presale, start, end } = await people.makePresale('COVE')
  await watches(person, presale)
  await people.goTo(start)
  // It saw and queued, and ended before it sent.
  const dying = openWorker()
  await look(dying)
  await dying.close()
  expect(bells(person)).toEqual([])
  await people.give(presale, 6, 1n)
  // The presale ended while no process looked.
  await people.goTo(end)
  const [one, two] = [openWorker(), openWorker()]
  ahead += PERIOD_MS + 1
  const takeTurn = async (by: OpenParts) => {
    await watchNetwork(shifted(by), chainOf(by.parts))
    await sendAlerts(shifted(by))
  }
  await Promise.all([takeTurn(one), takeTurn(two)])
  await Promise.all([turn(one), sendAlerts(shifted(two))])
  await Promise.all([one.close(), two.close()])
  expect(bells(person)).toEqual([
    'Presale of COVE: it has started.',
    'Presale of COVE: it ended below its soft cap and was canceled.\nContributions can be refunded.',
  ])
})

test('dust where a pool will be is told before trading is open', async () => {
  const person = new Person(world, 304)
  const token = await people.createToken('REEF')
  const venue = world.chain.venues.find(({ kind }) => kind === 'v2')
  if (!venue?.initCodeHash) throw new Error('the local exchange does not tell its code')
  const pair = calculatePairAddress({
    factory: venue.factory,
    token0: token,
    token1: world.venue.wrappedNative,
    initCodeHash: venue.initCodeHash,
  })
  await watches(person, page(`/token/view/${token}`))
  await turn()
  await people.dust(pair)
  await turn()
  await people.dust(pair)
  await turn()
  expect(bells(person)).toHaveLength(1)
  expect(bells(person)[0]).toContain(`(${pair}) before trading opened`)
})

test('a lock tells a day before and when it is open, to the watch of its wallet and of itself once', async () => {
  const person = new Person(world, 305)
  const token = await people.createToken('PIER')
  const unlockAt = (await people.now()) + 3 * DAY
  const { locker, lockId } = await people.lock(token, unlockAt)
  const id = `${world.chain.chainId}-${locker.toLowerCase()}-${lockId}`
  await watches(person, page(`/lock/certificate/${id}`))
  await watches(person, people.owner.account.address)
  await turn()
  await people.goTo(unlockAt - DAY)
  await turn()
  await people.goTo(unlockAt)
  await turn()
  await turn()
  expect(
    bells(person).map((text) => /unlocks within|unlocked since/.exec(text ?? '')?.[0]),
  ).toEqual(['unlocks within', 'unlocked since'])
  expect(person.all().at(-1)?.text).toContain(`/lock/certificate/${id}`)
})

test('a contract of the platform that holds less than it owes is told of each time', async () => {
  const person = new Person(world, 306)
  const token = await people.createToken('DOCK')
  const { locker } = await people.lock(token, (await people.now()) + 9 * DAY)
  await watches(person, locker)
  await turn()
  await people.takeFrom(locker as Address, token, 1n)
  await turn()
  await turn()
  expect(bells(person)).toEqual([`Contract tokenLocker: it holds less of ${token} than it owes.`])
})

test('a chat that blocked the bot is left, a busy messenger is waited for as it asks', async () => {
  const [blocker, patient] = [new Person(world, 307), new Person(world, 308)]
  const { presale, start } = await people.makePresale('QUAY')
  await watches(blocker, presale)
  await watches(patient, presale)
  await people.goTo(start)
  const description = 'Forbidden: bot was blocked by the user'
  front.refusals.set(307, { error_code: 403, description })
  const parameters = { retry_after: 30 }
  front.refusals.set(308, { error_code: 429, description: 'Too Many Requests', parameters })
  await turn()
  expect(await keptWatches(307)).toEqual([])
  expect(await keptWatches(308)).toHaveLength(1)
  front.refusals.clear()
  // Before the messenger's time is over nothing is asked of it.
  const asked = front.count()
  await sendAlerts(shifted(worker))
  expect(front.count()).toBe(asked)
  expect(bells(patient)).toEqual([])
  ahead += 30_000
  await sendAlerts(shifted(worker))
  expect(bells(patient)).toEqual(['Presale of QUAY: it has started.'])
  await people.cancel(presale)
  await turn()
  expect(bells(patient)).toHaveLength(2)
  expect(bells(blocker)).toEqual([])
})

test('wrong entries are named, watches are listed, ended and bounded', async () => {
  const person = new Person(world, 309)
  for (const [words, answer] of [
    ['', 'Write /watch, followed by'],
    ['the presale', 'No address found'],
    [
      '0x00000000000000000000000000000000000000A1 atlantis',
      'is not deployed on a network called atlantis',
    ],
    ['0x00000000000000000000000000000000000000A1', 'No network has a presale'],
    ['0x00000000000000000000000000000000000000A1 7', 'This lock does not exist'],
  ] as const) {
    await person.says(`/watch ${words}`)
    await person.hears(answer)
  }
  await person.says('/watching')
  await person.hears('This chat watches nothing')
  const token = await people.createToken('BUOY')
  await watches(person, token)
  await person.says(`/watch ${token}`)
  await person.hears('Already watched')
  await person.says('/watching')
  await person.hears('1. token BUOY')
  await person.taps('Stop 1. BUOY', 2)
  await person.hears('No longer watched')
  await person.hears('This chat does not watch it')
  await watches(person, token)
  await person.says(`/unwatch ${token}`)
  await person.hears('No longer watched')
  const { chainId } = world.chain
  await worker.parts.database.insert(botWatch).values(
    Array.from({ length: MOST_WATCHES }, (_, at) => ({
      chatId: 309,
      chainId: chainId + 1,
      kind: 'token',
      subject: `0x${String(at).padStart(40, '0')}`,
      label: String(at),
      path: '/',
      known: [],
      nextLookAt: new Date(),
    })),
  )
  await person.says(`/watch ${token}`)
  await person.hears('the maximum')
  await person.says('/unwatch all')
  await person.hears('No longer watched')
  expect(await keptWatches(309)).toEqual([])
})

test('a network that is silent is told of, and its watches lose nothing', async () => {
  const person = new Person(world, 310)
  const { presale, start } = await people.makePresale('ISLE')
  await watches(person, presale)
  const away = openWorker()
  const parts: BotParts = {
    ...shifted(away),
    clientOf: () => {
      throw new Error('no node answers')
    },
  }
  await people.goTo(start)
  ahead += PERIOD_MS + 1
  await watchNetwork(parts, chainOf(parts))
  await away.close()
  await sendAlerts(shifted(worker))
  expect(bells(person)).toEqual([])
  await turn()
  expect(bells(person)).toEqual(['Presale of ISLE: it has started.'])
})

test('what was so already is kept quiet about, and a look that comes too late changes nothing', async () => {
  const person = new Person(world, 312)
  const { presale, start } = await people.makePresale('HOLM')
  await people.goTo(start)
  await watches(person, presale)
  await turn()
  const { database } = worker.parts
  ahead += PERIOD_MS + 1
  const now = new Date(Date.now() + ahead)
  const { chainId } = world.chain
  const claim = { chainId, now, until: new Date(now.getTime() + PERIOD_MS), most: 100 }
  const late = (await claimWatches(database, claim)).find(({ chatId }) => chatId === 312)
  if (!late) throw new Error('the watch is not due')
  await turn()
  await keepLook(database, late, [{ key: 'presale:late', name: 'presaleEnded', args: {} }], now)
  await sendAlerts(shifted(worker))
  expect(bells(person)).toEqual([])
})

test('an address on two networks is asked about; one that is silent hinders no other', async () => {
  const person = new Person(world, 313)
  await person.says('/watching')
  await person.hears('This chat watches nothing')
  const token = await people.createToken('TWIN')
  const local = chainOf(worker.parts)
  const twin = { ...local, chainId: local.chainId + 1, shortname: 'twin', name: 'Twin' }
  const begin = async (parts: BotParts) => {
    const chat = await openChat(parts.database, 313, 'en-US')
    await beginWatch(parts, chat, token).after?.(chat)
  }
  const both: BotParts = { ...worker.parts, chains: [local, twin], clientOf: () => world.client }
  await begin(both)
  const asked = await person.hears('Which one?')
  expect(asked.buttons.map(({ callback_data: data }) => data)).toEqual([
    `w:${local.chainId}:${token}:`,
    `w:${twin.chainId}:${token}:`,
  ])
  const silent = createReadClient({ ...twin, rpcUrls: ['http://127.0.0.1:9'] })
  const clientOf: BotParts['clientOf'] = ({ chainId }) =>
    chainId === twin.chainId ? silent : world.client
  await begin({ ...both, clientOf })
  await person.hears('Now watching')
  await begin({ ...both, clientOf, chains: [twin] })
  await person.hears('these networks are unavailable right now: Twin')
  await person.taps(local.name)
  await person.hears('Already watched')
})

test('the running bot looks and sends by itself', async () => {
  await bot.stop()
  bot = await world.startBot({ ...variables(), BOT_WATCH_MS: '1000' })
  const person = new Person(world, 311)
  const { presale, start } = await people.makePresale('CAPE')
  await watches(person, presale)
  await people.goTo(start)
  await person.hears('Presale of CAPE: it has started.')
  const read = () => worker.parts.database.select().from(botAlert).where(eq(botAlert.chatId, 311))
  // It is kept a moment after it was heard.
  await expect.poll(read).toMatchObject([{ state: 'sent', attempts: 0 }])
})
