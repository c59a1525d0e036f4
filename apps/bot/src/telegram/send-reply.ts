import { setTimeout as delay } from 'node:timers/promises'
import { type Api, GrammyError, HttpError, InputFile } from 'grammy'
import type { InlineKeyboardMarkup } from 'grammy/types'
import type { Logger } from 'pino'
import QRCode from 'qrcode'
import { describeFailure } from './describe-failure.ts'
import type { Button, Reply } from './reply.ts'
import { fitsTap } from './taps.ts'

/** Characters of one message at most. */
const LONGEST_TEXT = 4_096
/** Longer addresses stand in the text: not every client takes them below a button. */
const LONGEST_BUTTON_URL = 2_000
/** Bytes that a QR code of the lowest correction holds, less a few. */
const LONGEST_QR = 2_900
const TRIES = 4
const FIRST_PAUSE_MS = 500
const TOO_MANY = 429

const isLong = (button: Button) => 'url' in button && button.url.length > LONGEST_BUTTON_URL
/** One that does not fit would have the whole message refused. */
const fits = (button: Button) => ('data' in button ? fitsTap(button.data) : !isLong(button))

function pauseFor(error: unknown, attempt: number): number | undefined {
  if (error instanceof HttpError) return FIRST_PAUSE_MS * 2 ** attempt
  if (error instanceof GrammyError && error.error_code === TOO_MANY)
    return (error.parameters.retry_after ?? 1) * 1_000
  return undefined
}

interface Sending {
  readonly api: Api
  readonly tries: number
}

/** Repeats what failed because the messenger was away or busy. */
async function persist<Result>(tries: number, ask: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      const pauseMs = attempt + 1 < tries ? pauseFor(error, attempt) : undefined
      if (pauseMs === undefined) throw error
      await delay(pauseMs)
    }
  }
}

function markupOf(buttons: Reply['buttons'] = []): InlineKeyboardMarkup | undefined {
  const rows = buttons.map((row) =>
    row
      .filter(fits)
      .map((button) =>
        'url' in button
          ? { text: button.text, url: button.url }
          : { text: button.text, callback_data: button.data },
      ),
  )
  const filled = rows.filter((row) => row.length > 0)
  return filled.length > 0 ? { inline_keyboard: filled } : undefined
}

/** Addresses of buttons that cannot be buttons, below the text. */
function withUrls({ text, buttons = [] }: Reply, which: (button: Button) => boolean): string {
  const urls = buttons.flat().flatMap((one) => ('url' in one && which(one) ? [one.url] : []))
  return [text, ...urls].join('\n\n')
}

/** Cut where one message ends. */
function partsOf(text: string): readonly string[] {
  return Array.from({ length: Math.ceil(text.length / LONGEST_TEXT) || 1 }, (_, at) =>
    text.slice(at * LONGEST_TEXT, (at + 1) * LONGEST_TEXT),
  )
}

async function sendText({ api, tries }: Sending, chatId: number, reply: Reply): Promise<void> {
  const parts = partsOf(withUrls(reply, isLong))
  const markup = markupOf(reply.buttons)
  for (const [at, part] of parts.entries()) {
    const isLast = at === parts.length - 1
    const other = {
      link_preview_options: { is_disabled: true },
      ...(isLast && markup && { reply_markup: markup }),
    }
    await persist(tries, () => api.sendMessage(chatId, part, other))
  }
}

async function sendPicture(api: Api, chatId: number, url: string): Promise<void> {
  const png = await QRCode.toBuffer(url, { errorCorrectionLevel: 'L', scale: 4 })
  await persist(TRIES, () => api.sendPhoto(chatId, new InputFile(png, 'link.png')))
}

/**
 * Sends one message. Buttons that the messenger refuses, as it does those to addresses of one's own machine, become
 * text; a picture that cannot be sent is left out, since it says nothing new.
 * @param tries what failed because the messenger was away or busy is repeated so often
 */
export async function sendReply(
  api: Api,
  chatId: number,
  reply: Reply,
  logger: Logger,
  tries = TRIES,
): Promise<void> {
  const sending = { api, tries }
  try {
    await sendText(sending, chatId, reply)
  } catch (error) {
    if (!(error instanceof GrammyError) || error.error_code !== 400) throw error
    const text = withUrls(reply, () => true)
    const buttons = (reply.buttons ?? []).map((row) => row.filter((button) => 'data' in button))
    await sendText(sending, chatId, { text, buttons })
  }
  if (!reply.qr || reply.qr.length > LONGEST_QR) return
  await sendPicture(api, chatId, reply.qr).catch((error: unknown) =>
    logger.debug(describeFailure(error), 'a picture was not sent'),
  )
}
