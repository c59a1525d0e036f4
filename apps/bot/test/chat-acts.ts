import { botChat } from '@slipway/database/bot/app'
import { createDatabasePool } from '@slipway/database/connection/database-pool'
import { writeChatLinkCode } from '@slipway/sdk/chat-link/chat-link-code'
import { readChatLinkRequest } from '@slipway/sdk/chat-link/chat-link-request'
import { createChatLinkMessage } from '@slipway/sdk/chat-link/create-chat-link-message'
import { findSignLink, readSignLink } from '@slipway/sdk/signing/sign-link'
import type { SignRequest } from '@slipway/sdk/signing/sign-request'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PrivateKeyAccount } from 'viem/accounts'
import { expect } from 'vitest'
import type { Dialogue } from '../src/dialogue/dialogue.ts'
import type { BotWorld } from './bot-world.ts'
import type { Person, Sent } from './person.ts'

export const SITE = 'https://launch.example'

export const urlOf = ({ buttons, text }: Sent) =>
  buttons.find(({ url }) => url)?.url ?? /https:\/\/\S+#\S+$/.exec(text)?.[0] ?? ''

/** What the bot hands over: the request behind the link of an offer. */
export async function requestOf(offer: Sent): Promise<SignRequest> {
  const found = findSignLink(urlOf(offer))
  if (!found) throw new Error('there is no link')
  expect(offer.text).toContain(found.id)
  const reading = await readSignLink(found)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.request
}

/** What people do with a bot's messages outside the chat. */
export function chatActs(world: () => BotWorld) {
  /** What the page does: the wallet signs the text that the page itself writes. */
  async function linkCode(url: string, account: PrivateKeyAccount, origin = SITE): Promise<string> {
    const request = readChatLinkRequest(new URL(url).hash.slice(1))
    if (!request) throw new Error('the link asks for nothing')
    const signer = { origin, address: account.address, chainId: world().chain.chainId }
    const signature = await account.signMessage({ message: createChatLinkMessage(request, signer) })
    return writeChatLinkCode({ ...signer, signature })
  }

  async function readDatabase<Result>(
    read: (database: ReturnType<typeof drizzle>) => Promise<Result>,
  ): Promise<Result> {
    const pool = createDatabasePool({ url: world().databaseUrl, name: 'bot-test' })
    try {
      return await read(drizzle(pool, { casing: 'snake_case' }))
    } finally {
      await pool.end()
    }
  }

  return {
    linkCode,
    readDatabase,
    async link(person: Person, account: PrivateKeyAccount): Promise<void> {
      await person.says('/link')
      await person.says(await linkCode(urlOf(await person.hears('paste the page’s code')), account))
      await person.hears(`Linked: ${account.address}`)
    },
    /** The dialogue as it is kept. */
    dialogueOf: (chat: number) =>
      readDatabase(async (database) => {
        const rows = await database.select().from(botChat)
        return rows.find(({ id }) => id === chat)?.dialogue as Dialogue | null | undefined
      }),
  }
}
