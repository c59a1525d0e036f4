import type { EvmChainDefinition } from '@slipway/chains'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { BotConfig } from './read-config.ts'
import type { Reply } from './telegram/reply.ts'

/** Everything that the bot's acts are made of. */
export interface BotParts {
  readonly config: BotConfig
  readonly database: NodePgDatabase
  readonly logger: Logger
  /** Networks on which the platform is deployed. */
  readonly chains: readonly EvmChainDefinition[]
  readonly clientOf: (chain: EvmChainDefinition) => ReadClient
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The bot's user name at the messenger. */
  readonly botName: () => string
  /** Sends one message; a messenger that is away for a moment is waited for. */
  readonly send: (chatId: number, reply: Reply) => Promise<void>
  /** The same, tried once. @throws what the messenger refused with, or that it did not answer */
  readonly deliver: (chatId: number, reply: Reply) => Promise<void>
  /** Work that goes on after its update was answered; a stop waits for it. */
  readonly inBackground: (work: Promise<void>) => void
}

export const secondsOf = (milliseconds: number) => Math.floor(milliseconds / 1_000)
