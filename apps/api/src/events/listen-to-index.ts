import { FACTS_CHANNEL } from '@slipway/database/lock/app'
import { RELEASE_CHANNEL } from '@slipway/database/release/indexed'
import { SOLANA_CHANNEL } from '@slipway/database/solana/app'
import { SWAPS_CHANNEL } from '@slipway/database/token/app'
import { VERIFICATION_CHANNEL } from '@slipway/database/verification/app'
import pg from 'pg'
import type { Logger } from 'pino'

/** Reconnecting waits this long, so that a stopped database is not hammered. */
const RECONNECT_MS = 1_000

/** Channel on which the engine reports each commit of a release. Its name is internal to Ponder 0.17. */
const commitChannel = (schemaName: string) => `${schemaName}_live_query`

/** What the listener reports. */
export interface IndexHandlers {
  /** @param chainIds the networks that changed; undefined: any of them may have */
  onChange: (chainIds: readonly number[] | undefined) => void
  /** @param tokenId `<chainId>-<token>`: candles of it changed */
  onSwaps: (tokenId: string) => void
  /** Whether changes are being reported from now on. */
  onConnection: (isConnected: boolean) => void
}

/** A subscription that can be ended. */
export interface IndexListener {
  stop: () => Promise<void>
}

/** Networks by the channel that tells of them; undefined: a channel that tells of all. */
type Channels = Map<string, readonly number[] | undefined>

async function subscribe(client: pg.Client, subscribed: Channels): Promise<void> {
  const { rows } = await client.query<{ schema_name: string; chain_ids: string[] }>(
    'SELECT schema_name, chain_ids FROM app.index_release WHERE is_active',
  )
  const wanted: Channels = new Map([
    [RELEASE_CHANNEL, undefined],
    [VERIFICATION_CHANNEL, undefined],
    [FACTS_CHANNEL, undefined],
    [SWAPS_CHANNEL, []],
    [SOLANA_CHANNEL, []],
    ...rows.map((row) => [commitChannel(row.schema_name), row.chain_ids.map(Number)] as const),
  ])
  for (const channel of wanted.keys()) {
    if (!subscribed.has(channel)) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
  }
  for (const channel of subscribed.keys()) {
    if (!wanted.has(channel)) await client.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`)
  }
  subscribed.clear()
  for (const [channel, chainIds] of wanted) subscribed.set(channel, chainIds)
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
    const subscribed: Channels = new Map()
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
      if (message.channel === SWAPS_CHANNEL) return handlers.onSwaps(message.payload ?? '')
      if (message.channel === SOLANA_CHANNEL) return handlers.onChange([Number(message.payload)])
      // Once more when the new release is listened to: it may have changed before.
      if (message.channel === RELEASE_CHANNEL)
        subscribe(client, subscribed).then(() => handlers.onChange(undefined), lose)
      handlers.onChange(subscribed.get(message.channel))
    })
    try {
      await client.connect()
      await subscribe(client, subscribed)
      handlers.onConnection(true)
      handlers.onChange(undefined)
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
