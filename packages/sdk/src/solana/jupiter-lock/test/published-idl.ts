import { readFileSync } from 'node:fs'
import type { Address } from '@solana/kit'

interface Idl {
  readonly address: string
  readonly instructions: readonly [
    {
      readonly discriminator: readonly number[]
      readonly accounts: readonly {
        readonly name: string
        readonly writable?: boolean
        readonly signer?: boolean
        readonly address?: string
      }[]
      readonly args: readonly { readonly name: string }[]
    },
  ]
  readonly accounts: readonly [{ readonly discriminator: readonly number[] }]
  readonly errors: readonly { readonly code: number; readonly name: string }[]
  readonly types: readonly [
    {
      readonly type: {
        readonly fields: readonly {
          readonly name: string
          readonly type: string | { readonly array: readonly [string, number] }
        }[]
      }
    },
  ]
}

/** What an encoder of others makes of an escrow and of its claim. */
interface ForeignEncoding {
  readonly escrow: Readonly<Record<string, string>>
  readonly account: string
  readonly claims: readonly {
    readonly tokenProgram: Address
    readonly data: string
    readonly accounts: readonly string[]
  }[]
}

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

/** The part of the published IDL that the client uses. */
export const publishedIdl = readJson('jupiter-lock-idl.json') as Idl
export const foreignEncoding = readJson('anchor-encoding.json') as ForeignEncoding
