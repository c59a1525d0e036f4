import { setTimeout as delay } from 'node:timers/promises'
import { type Api, Bot } from 'grammy'
import type { Update } from 'grammy/types'
import type { Logger } from 'pino'
import type { BotConfig } from '../read-config.ts'
import { describeFailure } from './describe-failure.ts'

const RETRY_MS = 2_000
/** Seconds for which the messenger holds a question open. */
const HOLD_SECONDS = 25
/** Longer than any question is held open. */
const LONGEST_ANSWER_SECONDS = 60
/** A messenger that holds no question open is asked this often. */
const IDLE_MS = 250
const HEARD_UPDATES = ['message', 'callback_query'] as const

type Handle = (update: Update) => Promise<void>

/** The messenger, as the rest of the bot knows it. */
export interface Messenger {
  readonly api: Api
  /** The bot's user name. */
  readonly name: () => string
  /** Whether it answered lately. */
  readonly isHeard: () => boolean
  /** The same, with every tap answered at once: a client waits for that. */
  answering(handle: Handle): Handle
  /** Begins to hear updates: by asking for them, or at the webhook. */
  listen(handle: Handle): Promise<void>
  close(): Promise<void>
}

/** A Bot API at any address. Nothing is asked before `listen`. */
export function openMessenger(config: BotConfig, logger: Logger): Messenger {
  const bot = new Bot(config.token, {
    client: { apiRoot: config.apiRoot, timeoutSeconds: LONGEST_ANSWER_SECONDS },
  })
  const stopped = new AbortController()
  let isHeard = false
  let polling: Promise<void> = Promise.resolve()
  const pause = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal: stopped.signal }).catch(() => undefined)
  const failed = (error: unknown) => {
    isHeard = false
    logger.warn(describeFailure(error), 'the messenger does not answer')
  }

  async function answerTap({ callback_query: query }: Update): Promise<void> {
    // What the tap leads to comes as a message; a tap that is too old to be answered is still heard.
    if (query) await bot.api.answerCallbackQuery(query.id).catch(() => undefined)
  }

  async function poll(handle: Handle): Promise<void> {
    let offset = 0
    while (!stopped.signal.aborted) {
      try {
        const updates = await bot.api.getUpdates(
          { offset, timeout: HOLD_SECONDS, allowed_updates: HEARD_UPDATES },
          stopped.signal as Parameters<Api['getUpdates']>[1],
        )
        isHeard = true
        for (const update of updates) {
          await handle(update)
          // Told to the messenger with the next question: what is not handled comes again.
          offset = update.update_id + 1
        }
        if (updates.length === 0) await pause(IDLE_MS)
      } catch (error) {
        if (stopped.signal.aborted) return
        failed(error)
        await pause(RETRY_MS)
      }
    }
  }

  async function introduce(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        await bot.init()
        const { webhook } = config
        if (webhook)
          await bot.api.setWebhook(webhook.url, {
            secret_token: webhook.secret,
            allowed_updates: HEARD_UPDATES,
          })
        else await bot.api.deleteWebhook()
        isHeard = true
        return
      } catch (error) {
        failed(error)
        await pause(RETRY_MS)
      }
    }
  }

  return {
    api: bot.api,
    name: () => bot.botInfo.username,
    isHeard: () => isHeard,
    answering: (handle) => async (update) => {
      await Promise.all([answerTap(update), handle(update)])
    },
    async listen(handle) {
      await introduce()
      if (!config.webhook) polling = poll(handle)
    },
    async close() {
      stopped.abort()
      await polling
    },
  }
}
