import { botAlert, botUpdate } from '@slipway/database/bot/app'
import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import { lt, sql } from 'drizzle-orm'
import { makeChatRates } from './chat/chat-rates.ts'
import { followRequests } from './follow/follow-requests.ts'
import { serveBot } from './http/serve-bot.ts'
import { openParts } from './open-parts.ts'
import type { BotConfig } from './read-config.ts'
import { handleUpdate } from './respond/handle-update.ts'
import { sendAlerts } from './watch/send-alerts.ts'
import { watchNetwork } from './watch/watch-network.ts'
import { startRounds } from './work/start-rounds.ts'

const MIGRATION_PAUSE_MS = 1_000
const CLEANING_PAUSE_MS = 3_600_000
/** The messenger repeats an update for a day at most. */
const KEPT_UPDATES_MS = 2 * 86_400_000

/** Keys of what was told, against telling it twice; each watch knows what it has seen as well. */
const KEPT_ALERTS_MS = 90 * 86_400_000

/** A running bot. */
export interface RunningBot {
  readonly port: number
  /** Lets what was begun come to its end, and closes everything. */
  stop(): Promise<void>
}

/**
 * Starts the bot.
 *
 * @returns when it hears the messenger; a messenger or a database that is away is waited for
 */
export async function startBot(config: BotConfig): Promise<RunningBot> {
  const { parts, messenger, close } = openParts(config)
  const { logger, database } = parts
  const rounds = startRounds(logger)
  await rounds.untilDone('migration', MIGRATION_PAUSE_MS, () => migrateDatabase(config.databaseUrl))
  const hear = makeChatRates(config.ratePerMinute, parts.now)
  const handle = messenger.answering((update) => handleUpdate(parts, hear, update))
  const server = await serveBot({
    port: config.port,
    host: config.host,
    webhookSecret: config.webhook?.secret,
    handle,
    isReady: async () => {
      const answers = await database.execute(sql`SELECT 1`).then(
        () => true,
        () => false,
      )
      return answers && messenger.isHeard()
    },
  })
  await messenger.listen(handle)
  rounds.repeat('following', config.pollMs, () => followRequests(parts))
  // A round for each network: one that is silent delays no other.
  for (const chain of parts.chains)
    rounds.repeat(`watching ${chain.shortname}`, config.pollMs, () => watchNetwork(parts, chain))
  rounds.repeat('alerts', config.pollMs, () => sendAlerts(parts))
  rounds.repeat('cleaning', CLEANING_PAUSE_MS, async () => {
    const before = new Date(parts.now() - KEPT_UPDATES_MS)
    await database.delete(botUpdate).where(lt(botUpdate.handledAt, before))
    const old = new Date(parts.now() - KEPT_ALERTS_MS)
    await database.delete(botAlert).where(lt(botAlert.createdAt, old))
  })
  logger.info({ port: server.port, networks: parts.chains.length }, 'the bot listens')

  return {
    port: server.port,
    stop: async () => {
      await messenger.close()
      await server.close()
      await rounds.stop()
      await close()
      logger.info('the bot is closed')
    },
  }
}
