import { readFileSync } from 'node:fs'
import type { Address } from '@solana/kit'
import { firstTokenProgram } from '../../first-token-program.ts'
import type { JupiterEscrow } from '../types.ts'

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

/** An escrow of 1 000 units at the cliff and 100 with each of ten days after it, which nobody can cancel. */
export const testEscrow = (change: Partial<JupiterEscrow> = {}): JupiterEscrow => ({
  address: '3MJULkLvgGVHUjrmUadjaKAbjFVb3bcbtR9DJLJyA5ut' as Address,
  recipient: 'YQ3Ey16RNDToPxW5ohMGnoo3txSyQPtTHHyYB8BDpgL' as Address,
  mint: '21q7F5GAZTJ3n2i48tynJvD8m1RrgrCdN8xZwqSNT9wH' as Address,
  creator: '2VGBFBXEhYNdkfTcBzGDM3cUU7uGQJ1NGzdAMVkZgVCE' as Address,
  base: '2xhFFHnJqdTDjJDAF5YePB1pBENg7jp7BrHkmA4kupTB' as Address,
  cancelableBy: 'nobody',
  recipientChangedBy: 'nobody',
  tokenProgram: firstTokenProgram,
  ...{ cliffAt: 1_800_000_000n, cliffAmount: 1_000n, periodSeconds: 86_400n, periodAmount: 100n },
  ...{ periods: 10n, claimed: 0n, startsAt: 1_790_000_000n, canceledAt: 0n },
  ...change,
})
