import { generateKeyPairSync, sign } from 'node:crypto'

/** How the wallet answers from now on. */
export type SolanaAnswer = 'sign' | 'reject'

/** Bytes of an Ed25519 signature. */
const signatureBytes = 64
/** A signed message's first byte has this bit where a version follows, as in every transaction but the oldest kind. */
const versionMark = 0x80

/** A number in the compact form of transactions, and how many bytes it takes. */
function readCompact(bytes: Uint8Array, at: number): { value: number; length: number } {
  let value = 0
  for (let length = 0; ; length++) {
    const byte = bytes[at + length] ?? 0
    value |= (byte & 0x7f) << (7 * length)
    if ((byte & 0x80) === 0) return { value, length: length + 1 }
  }
}

/**
 * A wallet for one Solana account: its key stays in this process, and it signs, or refuses, what pages ask of it. Pages
 * meet it through `installSolanaWallet`.
 */
export class SolanaTestWallet {
  readonly name = 'Slipway Test Wallet'
  readonly publicKey: Uint8Array
  answer: SolanaAnswer = 'sign'
  /** Called before each signature. */
  onAsked: () => Promise<void> = async () => undefined
  readonly #privateKey

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    this.#privateKey = privateKey
    this.publicKey = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
  }

  /** A signature without anybody being asked, for what a test itself sends. */
  sign(message: Uint8Array): Uint8Array {
    return new Uint8Array(sign(null, message, this.#privateKey))
  }

  /** The same as answering a dialog that asks for the account. @throws Error when it is rejected */
  connect(): void {
    if (this.answer === 'reject') throw new Error('User rejected the request.')
  }

  /** Signs a text, as bytes. @throws Error when it is rejected */
  async signMessage(message: Uint8Array): Promise<Uint8Array> {
    await this.onAsked()
    if (this.answer === 'reject') throw new Error('User rejected the request.')
    return this.sign(message)
  }

  /**
   * Signs a transaction, as bytes; other signatures stay as they are.
   * @throws Error when it is rejected, or needs no signature of this account
   */
  async signTransaction(transaction: Uint8Array): Promise<Uint8Array> {
    await this.onAsked()
    if (this.answer === 'reject') throw new Error('User rejected the request.')
    const { value: count, length } = readCompact(transaction, 0)
    const message = transaction.subarray(length + signatureBytes * count)
    const place = this.#placeOf(message, count)
    const signed = transaction.slice()
    signed.set(sign(null, message, this.#privateKey), length + signatureBytes * place)
    return signed
  }

  /** Which of the first keys of a message is this account's. */
  #placeOf(message: Uint8Array, count: number): number {
    const header = (message[0] ?? 0) & versionMark ? 4 : 3
    const keys = header + readCompact(message, header).length
    for (let place = 0; place < count; place++) {
      const key = message.subarray(keys + 32 * place, keys + 32 * (place + 1))
      if (Buffer.from(key).equals(this.publicKey)) return place
    }
    throw new Error('The transaction needs no signature of this account.')
  }
}
