import { plainValues, readCodamaProgram } from '@slipway/sdk/solana/test/read-codama-program'
import type { Address } from '@solana/kit'
import { expect } from 'vitest'

interface Account {
  readonly address: Address
  readonly data: Uint8Array
}

interface Thing<T> {
  /** What events call the thing that they are about. */
  readonly called: string
  readonly bytes: number
  readonly decoder: { readonly decode: (bytes: Uint8Array) => unknown }
  readonly decode: (account: Account) => T
}

/**
 * How events of a program are read: as Codama reads them by the published interface, and nothing may be left over. The thing
 * that they carry is what our own code reads in the same bytes.
 */
export function programEventReader<T>(
  program: string,
  { called, bytes: length, decoder, decode }: Thing<T>,
) {
  const codama = readCodamaProgram(program)
  return (bytes: Buffer = Buffer.alloc(0)) => {
    const { name, layout, state, [called]: address, ...more } = codama.event(bytes)
    const data = new Uint8Array(bytes.subarray(33, 33 + length))
    const tagged = { tag: layout, ...(state as object) }
    expect(tagged).toEqual(plainValues(decoder.decode(data)))
    return { name, state: decode({ address: address as Address, data }), ...more }
  }
}
