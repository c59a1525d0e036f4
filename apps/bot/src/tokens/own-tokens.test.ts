import { getEvmChain } from '@slipway/chains'
import { findLaunchContracts } from '@slipway/sdk/token/launch/get-launch-contracts'
import { pino } from 'pino'
import { type Address, zeroAddress } from 'viem'
import { expect, test, vi } from 'vitest'
import type { BotParts } from '../bot-parts.ts'
import type { Chat } from '../chat/chat-store.ts'
import type { Reply } from '../telegram/reply.ts'
import { beginLaunch } from './begin-launch.ts'
import { listTokens } from './list-tokens.ts'
import { offerOpening } from './offer-opening.ts'

const wallet: Address = `0x${'a1'.repeat(20)}`
const token: Address = `0x${'b2'.repeat(20)}`
const chains = [getEvmChain('local'), getEvmChain('bsc')]
const [here, there] = chains.map(({ chainId }) => chainId) as [number, number]
const closed = {
  ...{ address: token, symbol: 'EBB', name: 'Tide Pool', owner: wallet },
  taxed: { launch: { isLaunched: false, launcher: zeroAddress } },
}
const shown = vi.hoisted(() => ({ token: undefined as object | undefined }))
vi.mock('./read-own-tokens.ts', () => ({
  readOwnTokens: async (_parts: unknown, chain: unknown) => ({
    ...{ chain, tokens: [shown.token ?? closed], total: 1, older: 0 },
  }),
}))

/** A chat whose wallet a contract vouched for on a network; 0: its own key did. */
const chatOf = (walletChainId: number | null) =>
  ({ id: 1, locale: 'en-US', version: 1, dialogue: null, wallet, walletChainId }) as Chat

async function listed(chat: Chat): Promise<readonly Reply[]> {
  const sent: Reply[] = []
  const parts = {
    ...{ chains, config: { siteOrigin: 'https://launch.test' }, logger: pino({ level: 'silent' }) },
    send: async (_id: number, reply: Reply) => {
      sent.push(reply)
    },
  } as unknown as BotParts
  await listTokens(parts, chat).after?.(chat)
  return sent
}
const countButtons = (replies: readonly Reply[]) =>
  replies.map(({ buttons = [] }) => buttons.flat().length)

test('a wallet whose key signed launches and opens on every network', async () => {
  expect(countButtons(await listed(chatOf(0)))).toEqual([2, 2])
  const parts = { chains } as unknown as BotParts
  expect(offerOpening(parts, chatOf(0), there, token)).toBeDefined()
})

test('a contract vouches on its own network: elsewhere nothing is offered, nor done', async () => {
  const chat = chatOf(here)
  const replies = await listed(chat)
  expect(countButtons(replies)).toEqual([2, 0])
  // The token's own terms say the rest: not every launch opens trading or buys first.
  expect(replies[0]?.text).toContain(
    'Launching adds liquidity and locks or burns it, in one transaction.',
  )
  expect(replies[1]?.text).not.toContain('Launching adds liquidity')
  const parts = { chains } as unknown as BotParts
  expect(offerOpening(parts, chat, there, token)).toBeUndefined()
  expect(beginLaunch(parts, chat, there, token)).toBeUndefined()
  expect(offerOpening(parts, chat, here, token)).toBeDefined()
})

test('a launch is offered only while its contract has the right to open trading, or can get it', async () => {
  const of = (launcher: Address) => ({
    ...closed,
    taxed: { launch: { isLaunched: false, launcher } },
  })
  shown.token = of(findLaunchContracts(getEvmChain('local'))?.launchPad ?? zeroAddress)
  const [local] = await listed(chatOf(0))
  expect(countButtons(local ? [local] : [])).toEqual([2])
  // A presale has it, once for good: its owner can still open trading by hand.
  shown.token = of(`0x${'c3'.repeat(20)}`)
  expect(countButtons(await listed(chatOf(0)))).toEqual([1, 1])
  shown.token = undefined
})
