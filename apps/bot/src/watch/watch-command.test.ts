import { getEvmChain } from '@slipway/chains'
import { m } from '@slipway/messages'
import { expect, test, vi } from 'vitest'
import type { BotParts } from '../bot-parts.ts'
import type { Chat } from '../chat/chat-store.ts'
import { beginWatch } from './watch-command.ts'

const chains = [getEvmChain('bsc'), getEvmChain('eth')]
const address = `0x${'1'.repeat(40)}` as const
const chat = { id: 1, locale: 'en-US' } as Chat

vi.mock('./find-subject.ts', () => ({ findSubject: async () => undefined }))

async function told(words: string): Promise<readonly string[]> {
  const sent: string[] = []
  const parts = {
    ...{ chains, clientOf: () => undefined },
    send: async (_chat: number, { text }: { text: string }) => {
      sent.push(text)
    },
  } as unknown as BotParts
  await beginWatch(parts, chat, words).after?.(chat)
  return sent
}

test('that nothing was found is said of the networks that were asked', async () => {
  const options = { locale: 'en-US' } as const
  expect(await told(address)).toEqual([m.botalert_nothing({ address }, options)])
  expect(await told(`${address} bsc`)).toEqual([
    m.botalert_nothing_on({ network: 'BNB Smart Chain', address }, options),
  ])
})
