import { ADDRESS_MARK } from '../database/json-sql.ts'
import { checksumAddress } from './checksum-address.ts'

const ADDRESS_LENGTH = 42

function withChecksums(marked: string): string {
  const [head = '', ...rest] = marked.split(ADDRESS_MARK)
  let text = head
  for (const part of rest)
    text +=
      checksumAddress(part.slice(0, ADDRESS_LENGTH) as `0x${string}`) + part.slice(ADDRESS_LENGTH)
  return text
}

/** An answer, or a part of one, as the database wrote it: it goes out as it stands. */
export class JsonText<Value> {
  readonly text: string

  private constructor(text: string) {
    this.text = text
  }

  /** @param written by the database, as `writeJson` has it */
  static read<Value>(written: unknown): JsonText<Value> {
    return new JsonText(withChecksums(String(written)))
  }

  /** A page of a list: its items as they stand. */
  static page<Item, Rest extends object>(
    items: readonly JsonText<Item>[],
    rest: Rest,
  ): JsonText<{ items: Item[] } & Rest> {
    const texts = items.map(({ text }) => text)
    return new JsonText(`{"items":[${texts.join(',')}],${JSON.stringify(rest).slice(1)}`)
  }

  /** The same object with more fields behind its own. */
  with<Rest extends object>(rest: Rest): JsonText<Value & Rest> {
    return new JsonText(`${this.text.slice(0, -1)},${JSON.stringify(rest).slice(1)}`)
  }

  /** The value, for whoever does more than send it. */
  parse(): Value {
    return JSON.parse(this.text)
  }

  toJSON(): Value {
    return this.parse()
  }
}
