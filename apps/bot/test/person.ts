import { expect } from 'vitest'
import type { BotWorld } from './bot-world.ts'
import { BOT_TOKEN } from './bot-world.ts'

/** What the bot sent, as the messenger's stand-in keeps it. */
export interface Sent {
  readonly text: string
  readonly buttons: readonly { text: string; url?: string; callback_data?: string }[]
}

const WAIT_MS = 20_000

/** Somebody in a private chat with the bot. */
export class Person {
  readonly #world: Pick<BotWorld, 'messenger'>
  readonly #chat: number
  readonly #language: string
  /** Messages that were looked at. */
  #read = 0

  constructor(world: Pick<BotWorld, 'messenger'>, chat: number, language = 'en') {
    this.#world = world
    this.#chat = chat
    this.#language = language
  }

  get #client() {
    return this.#world.messenger.getClient(BOT_TOKEN, {
      chatId: this.#chat,
      userId: this.#chat,
      firstName: 'Somebody',
      userName: 'somebody',
    })
  }

  /** Everything that the bot sent here. */
  all(): readonly Sent[] {
    return this.#world.messenger.storage.botMessages
      .filter(({ message }) => Number(message.chat_id) === this.#chat)
      .map(({ message }) => {
        const { inline_keyboard: rows = [] } = (message.reply_markup ?? {}) as {
          inline_keyboard?: Sent['buttons'][number][][]
        }
        return { text: String(message.text), buttons: rows.flat() }
      })
  }

  /** The next message that says this. */
  async hears(words: string | RegExp): Promise<Sent> {
    let found = -1
    const says = ({ text }: Sent) =>
      typeof words === 'string' ? text.includes(words) : words.test(text)
    await expect
      .poll(
        () => {
          const later = this.all().slice(this.#read)
          found = later.findIndex(says)
          return found === -1 ? later.map(({ text }) => text) : 'heard'
        },
        { timeout: WAIT_MS, interval: 50 },
      )
      .toBe('heard')
    const message = this.all()[this.#read + found]
    this.#read += found + 1
    return message as Sent
  }

  async says(text: string): Promise<void> {
    await this.#client.sendMessage(
      this.#client.makeMessage(text, { from: { language_code: this.#language } } as object),
    )
  }

  /** The data of a button of the newest message that has one of this name. */
  buttonData(name: string): string {
    const button = this.all()
      .flatMap(({ buttons }) => buttons)
      .findLast(({ text }) => text === name)
    if (!button?.callback_data) throw new Error(`there is no button ${name}`)
    return button.callback_data
  }

  /** Taps a button of the newest message that has one of this name. @param times as quickly as one can */
  async taps(name: string, times = 1): Promise<void> {
    const query = this.#client.makeCallbackQuery(this.buttonData(name), {
      from: { language_code: this.#language },
      message: { message_id: 1 },
    } as object)
    await Promise.all(Array.from({ length: times }, () => this.#client.sendCallback(query)))
  }

  /** Answers one question after the other, each once it is asked. */
  async answers(...steps: readonly (readonly [asked: string, answer: string])[]): Promise<void> {
    for (const [asked, answer] of steps) {
      await this.hears(asked)
      const hasButton = this.all()
        .at(-1)
        ?.buttons.some(({ text }) => text === answer)
      await (hasButton ? this.taps(answer) : this.says(answer))
    }
  }
}
