import { type Api, GrammyError, type InputFile } from 'grammy'
import type { InlineKeyboardMarkup } from 'grammy/types'
import jsQR from 'jsqr'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Reply } from './reply.ts'
import { sendReply } from './send-reply.ts'

interface Sent {
  readonly text?: string
  readonly buttons?: InlineKeyboardMarkup['inline_keyboard']
  readonly picture?: InputFile
}

const logger = pino({ level: 'silent' })

/** A messenger that keeps what it is given. @param refuses what it answers with an error of its own */
function messenger(refuses: (buttons: Sent['buttons']) => boolean = () => false) {
  const sent: Sent[] = []
  const api = {
    sendMessage: async (
      _: number,
      text: string,
      other: { reply_markup?: InlineKeyboardMarkup },
    ) => {
      const buttons = other.reply_markup?.inline_keyboard
      if (refuses(buttons)) {
        const answer = { ok: false, error_code: 400, description: 'BUTTON_DATA_INVALID' } as const
        throw new GrammyError('refused', answer, 'sendMessage', {})
      }
      sent.push({ text, ...(buttons && { buttons }) })
    },
    sendPhoto: async (_: number, picture: InputFile) => sent.push({ picture }),
  }
  const send = (reply: Reply) => sendReply(api as unknown as Api, 1, reply, logger)
  return { sent, send }
}

async function readPicture(file: InputFile): Promise<string | undefined> {
  const chunks = await (file as unknown as { toRaw(): Promise<Uint8Array> }).toRaw()
  const { data, info } = await sharp(chunks)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test.each([60, 500, 2_000, 2_800])(
  'a link of %i letters is read from its picture',
  async (length) => {
    const start = 'https://launch.example/sign/abc?chain=local#'
    const url = start + 'Az09-_'.repeat(length).slice(0, length - start.length)
    const { sent, send } = messenger()
    await send({ text: 'Sign', qr: url })
    expect(sent).toHaveLength(2)
    expect(await readPicture(sent[1]?.picture as InputFile)).toBe(url)
  },
)

test('a link that no picture holds is sent without one', async () => {
  const url = `https://launch.example/sign/abc#${'a'.repeat(3_000)}`
  const { sent, send } = messenger()
  await send({ text: 'Sign', buttons: [[{ text: 'Open', url }]], qr: url })
  expect(sent).toEqual([{ text: `Sign\n\n${url}` }])
})

test('a button whose data is too long does not keep its message back', async () => {
  const good = { text: 'Good', data: 'a'.repeat(64) }
  const { sent, send } = messenger((buttons = []) =>
    buttons.flat().some((one) => 'callback_data' in one && one.callback_data.length > 64),
  )
  await send({ text: 'Choose', buttons: [[good], [{ text: 'Bad', data: 'a'.repeat(65) }]] })
  expect(sent).toEqual([
    { text: 'Choose', buttons: [[{ text: 'Good', callback_data: good.data }]] },
  ])
})
