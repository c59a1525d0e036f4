import { FACTS_CHANNEL } from '@slipway/database/lock/app'
import { RELEASE_CHANNEL } from '@slipway/database/release/indexed'
import { VERIFICATION_CHANNEL } from '@slipway/database/verification/app'
import pg from 'pg'
import type { Logger } from 'pino'

/** Reconnecting waits this long, so that a stopped database is not hammered. */
const RECONNECT_MS = 1_000

/** Channel on which the engine reports each commit of a release. Its name is internal to Ponder 0.17. */
const commitChannel = (schemaName: string) => `${schemaName}_live_query`

/** What the listener reports. */
export interface IndexHandlers {
  onChange: () => void
  /** Whether changes are being reported from now on. */
  onConnection: (isConnected: boolean) => void
}

/** A subscription that can be ended. */
export interface IndexListener {
  stop: () => Promise<void>
}

async function subscribe(client: pg.Client, subscribed: Set<string>): Promise<void> {
  const { rows } = await client.query<{ schema_name: string }>(
    'SELECT schema_name FROM app.index_release WHERE is_active',
  )
  const wanted = new Set([
    RELEASE_CHANNEL,
    VERIFICATION_CHANNEL,
    FACTS_CHANNEL,
    ...rows.map((row) => commitChannel(row.schema_name)),
  ])
  for (const channel of wanted) {
    if (!subscribed.has(channel)) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
  }
  for (const channel of subscribed) {
    if (!wanted.has(channel)) await client.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`)
  }
  subscribed.clear()
  for (const channel of wanted) subscribed.add(channel)
}

/**
 * Calls back whenever the index changes, over one connection of its own that comes back by itself. Callers
 * also poll: a notification is a hint, not a promise.
 */
export function listenToIndex(url: string, logger: Logger, handlers: IndexHandlers): IndexListener {
  let isStopped = false
  let current: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const reconnectLater = () => {
    if (isStopped || timer) return
    timer = setTimeout(() => {
      timer = undefined
      void connect()
    }, RECONNECT_MS)
    timer.unref()
  }

  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'slipway_api_listener',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    })
    current = client
    const subscribed = new Set<string>()
    const lose = (error?: unknown) => {
      if (current !== client) return
      current = undefined
      if (!isStopped) logger.warn({ err: error }, 'lost the connection to the index notifications')
      client.removeAllListeners('notification')
      handlers.onConnection(false)
      void client.end().catch(() => undefined)
      reconnectLater()
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', (message) => {
      if (message.channel === RELEASE_CHANNEL) subscribe(client, subscribed).catch(lose)
      handlers.onChange()
    })
    try {
      await client.connect()
      await subscribe(client, subscribed)
      handlers.onConnection(true)
      handlers.onChange()
    } catch (error) {
      lose(error)
    }
  }

  void connect()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await current?.end().catch(() => undefined)
    },
  }
}
