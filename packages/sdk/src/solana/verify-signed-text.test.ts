import { generateKeyPairSync, sign } from 'node:crypto'
import { address, getAddressDecoder } from '@solana/kit'
import { describe, expect, it } from 'vitest'
import { verifySignedText } from './verify-signed-text.ts'

function createKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const bytes = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  return {
    address: getAddressDecoder().decode(bytes),
    sign: (text: string) => new Uint8Array(sign(null, Buffer.from(text), privateKey)),
  }
}

const key = createKey()
const text = 'signs 钱包 here'
const signed = { address: key.address, text, signature: key.sign(text) }

describe('a text signed by a key of Solana', () => {
  it('is proven by its signature', async () => {
    expect(await verifySignedText(signed)).toBe(true)
  })

  it.each([
    ['another text', { text: `${text} ` }],
    ['another key', { address: createKey().address }],
    ['half a signature', { signature: signed.signature.subarray(0, 32) }],
    ['no signature', { signature: new Uint8Array() }],
    ['an address of Ethereum', { address: `0x${'11'.repeat(20)}` }],
    [
      'an address of a program',
      { address: address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb') },
    ],
    // Its signature of nothing holds for every text.
    [
      'a key that everybody has',
      {
        address: getAddressDecoder().decode(Uint8Array.of(1, ...new Uint8Array(31))),
        signature: Uint8Array.of(1, ...new Uint8Array(63)),
      },
    ],
  ])('is not proven by %s', async (_name, change) => {
    expect(await verifySignedText({ ...signed, ...change })).toBe(false)
  })
})
