import { Person } from './person.ts'

/** Where updates go, as the messenger sends them in webhook mode. */
export interface Hook {
  readonly port: () => number
  readonly secret: string
}

let lastUpdate = 1_000_000

/** Somebody whose words reach the bot at its webhook: each is handled when its act returns. */
export class HookPerson extends Person {
  readonly #hook: Hook
  readonly #id: number

  constructor(world: ConstructorParameters<typeof Person>[0], chat: number, hook: Hook) {
    super(world, chat)
    this.#hook = hook
    this.#id = chat
  }

  get #from() {
    return { id: this.#id, is_bot: false, first_name: 'Somebody' }
  }

  get #message() {
    return { message_id: 1, date: 1, from: this.#from, chat: { id: this.#id, type: 'private' } }
  }

  async #post(update: object): Promise<void> {
    const { port, secret } = this.#hook
    lastUpdate += 1
    const answer = await fetch(`http://127.0.0.1:${port()}/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-Telegram-Bot-Api-Secret-Token': secret },
      body: JSON.stringify({ update_id: lastUpdate, ...update }),
    })
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`)
  }

  override async says(text: string): Promise<void> {
    await this.#post({ message: { ...this.#message, text } })
  }

  override async taps(name: string, times = 1): Promise<void> {
    const data = this.buttonData(name)
    const query = { id: '1', from: this.#from, chat_instance: '1', data, message: this.#message }
    await Promise.all(Array.from({ length: times }, () => this.#post({ callback_query: query })))
  }
}
