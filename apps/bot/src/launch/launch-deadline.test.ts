import { pino } from 'pino'
import { expect, test } from 'vitest'
import { freshDialogue, viewAt } from '../../test/dialogue-world.ts'
import type { BotParts } from '../bot-parts.ts'
import type { Chat } from '../chat/chat-store.ts'
import { launchDeadline } from './launch-deadline.ts'
import { makeOffer, type Offer } from './make-offer.ts'
import { viewOf } from './respond-in-dialogue.ts'

const view = viewAt(freshDialogue())
const WEEK = 604_800

test('a key signs while its link is good; signers of a contract account have a week', () => {
  expect(launchDeadline(view, view.now + 60)).toBe(view.now + 60)
  expect(launchDeadline({ ...view, isShared: true }, view.now + 60)).toBe(view.now + WEEK)
})

test.each([
  [null, undefined],
  [0, undefined],
  [31_337, true],
])('a wallet that was vouched for on network %s is shared: %s', (walletChainId, isShared) => {
  const chat = {
    ...{ id: 1, locale: 'en-US', version: 1, dialogue: freshDialogue(), wallet: view.account },
    walletChainId,
  } as Chat
  const parts = { chains: view.chains, now: () => view.now * 1_000 } as unknown as BotParts
  expect(viewOf(parts, chat)?.isShared).toBe(isShared)
})

test('a launch that signers have time for is followed as long, though its link is over sooner', async () => {
  const [chain] = view.chains
  if (!chain) throw new Error('no network')
  const offer: Offer = {
    ...{ chain, account: view.account, calls: [{ to: view.account, data: '0x', valueWei: 1n }] },
    ...{ kind: 'launch', token: view.account, symbol: 'EBB', purpose: 'Launch', seen: '' },
    ...{ lines: [], expiresAt: view.now + 60, fromBlock: 1n },
  }
  const parts = {
    ...{ config: { siteOrigin: 'https://launch.test', relays: [] }, now: () => view.now * 1_000 },
    logger: pino({ level: 'silent' }),
  } as unknown as BotParts
  const chat = { id: 1, locale: 'en-US' } as Chat
  const until = async (one: Offer) => (await makeOffer(parts, chat, one)).request.expiresAt
  expect(await until(offer)).toEqual(new Date((view.now + 60) * 1_000))
  expect(await until({ ...offer, followUntil: view.now + WEEK })).toEqual(
    new Date((view.now + WEEK) * 1_000),
  )
})
