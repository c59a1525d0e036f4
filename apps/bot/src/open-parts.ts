import { chainsFor, type EvmChainDefinition } from '@slipway/chains'
import { createDatabasePool } from '@slipway/database/connection/database-pool'
import { openDatabase } from '@slipway/database/connection/open-database'
import { createReadClient, type ReadClient } from '@slipway/sdk/evm/create-read-client'
import { findTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { pino } from 'pino'
import type { BotParts } from './bot-parts.ts'
import type { BotConfig } from './read-config.ts'
import { describeFailure } from './telegram/describe-failure.ts'
import { type Messenger, openMessenger } from './telegram/open-messenger.ts'
import { sendReply } from './telegram/send-reply.ts'

/** A bot's parts, and what they stand on. */
export interface OpenParts {
  readonly parts: BotParts
  readonly messenger: Messenger
  /** Waits for work in the background, and lets the database go. */
  close(): Promise<void>
}

const isEvm = (chain: { readonly type: string }): chain is EvmChainDefinition =>
  chain.type === 'evm'

/** Networks on which the platform is deployed, the operator's own nodes first. */
function deployedChains({ development, nodes }: BotConfig): readonly EvmChainDefinition[] {
  return chainsFor({ development, overrides: nodes })
    .filter(isEvm)
    .filter((chain) => findTokenContracts(chain) !== undefined)
}

function makeClients(): BotParts['clientOf'] {
  const clients = new Map<number, ReadClient>()
  return (chain) => {
    const known = clients.get(chain.chainId) ?? createReadClient(chain)
    clients.set(chain.chainId, known)
    return known
  }
}

/** Opens what the bot's acts are made of. Nobody is asked yet. */
export function openParts(config: BotConfig): OpenParts {
  const logger = pino({ level: config.logLevel, base: { process: 'bot' } })
  const pool = createDatabasePool({
    url: config.databaseUrl,
    name: 'slipway_bot',
    onError: (error) => logger.warn({ err: error }, 'an idle database connection was lost'),
  })
  const database = openDatabase(pool)
  const messenger = openMessenger(config, logger)
  const working = new Set<Promise<void>>()
  const parts: BotParts = {
    config,
    database,
    logger,
    chains: deployedChains(config),
    clientOf: makeClients(),
    now: Date.now,
    botName: () => messenger.name(),
    send: (chatId, reply) =>
      sendReply(messenger.api, chatId, reply, logger).catch((error: unknown) =>
        logger.warn(describeFailure(error), 'a message was not sent'),
      ),
    deliver: (chatId, reply) => sendReply(messenger.api, chatId, reply, logger, 1),
    inBackground: (work) => {
      const safe = work
        .catch((error: unknown) => logger.error({ err: error }, 'work in the background failed'))
        .finally(() => working.delete(safe))
      working.add(safe)
    },
  }
  return {
    parts,
    messenger,
    close: async () => {
      await Promise.all(working)
      await pool.end()
    },
  }
}
