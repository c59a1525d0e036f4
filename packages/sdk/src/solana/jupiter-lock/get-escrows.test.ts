import {
  type Address,
  getAddressDecoder,
  getBase58Decoder,
  getBase64Decoder,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_KEY_EXCLUDED_FROM_SECONDARY_INDEX,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
  SolanaError,
} from '@solana/kit'
import { getTokenEncoder } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { findTokenAccount } from '../find-token-account.ts'
import { firstTokenProgram } from '../first-token-program.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { escrowOffsets, termsBytes } from './escrow-codec.ts'
import { EscrowListRefused, getEscrows } from './get-escrows.ts'
import { jupiterLockProgram } from './jupiter-lock-program.ts'
import { anchorTag, encodeEscrow } from './test/encode-escrow.ts'
import { testEscrow } from './test/test-escrow.ts'
import type { JupiterEscrow } from './types.ts'

const { mint, recipient } = testEscrow()
const keyOf = (number: number) => {
  const bytes = new Uint8Array(32).fill(7)
  new DataView(bytes.buffer).setUint32(0, number)
  return getAddressDecoder().decode(bytes)
}
const base64 = (data: Uint8Array) => [getBase64Decoder().decode(data), 'base64']
const accountOf = (data: Uint8Array, owner: Address) => ({
  ...{ data: base64(data), executable: false, lamports: 1n, owner, space: BigInt(data.length) },
})
const vaultData = (owner: Address, amount: bigint) =>
  Uint8Array.from(
    getTokenEncoder().encode({
      ...{ mint, owner, amount, delegate: null, state: 1, isNative: null, delegatedAmount: 0n },
      ...{ closeAuthority: null, extensions: null },
    }),
  )

/** A node that has these escrows, each with a token account of what was not claimed; it keeps what it was asked. */
async function nodeOf(escrows: readonly JupiterEscrow[]) {
  const accounts = new Map<Address, unknown>()
  for (const escrow of escrows) {
    const { address, claimed, tokenProgram } = escrow
    accounts.set(address, accountOf(encodeEscrow(escrow), jupiterLockProgram))
    const vault = await findTokenAccount(address, { mint: escrow.mint, program: tokenProgram })
    accounts.set(vault, accountOf(vaultData(address, 2_000n - claimed), tokenProgram))
  }
  const lists: unknown[] = []
  const pages: number[] = []
  const rpc = {
    getProgramAccounts: (program: Address, config: { dataSlice: { offset: number } }) => ({
      send: async () => {
        lists.push({ program, config })
        const { offset } = config.dataSlice
        return escrows.map((escrow) => ({
          pubkey: escrow.address,
          account: { data: base64(encodeEscrow(escrow).slice(offset, offset + termsBytes)) },
        }))
      },
    }),
    getMultipleAccounts: (asked: readonly Address[]) => ({
      send: async () => {
        pages.push(asked.length)
        return { value: asked.map((address) => accounts.get(address) ?? null) }
      },
    }),
  }
  return { rpc: rpc as unknown as SolanaRpc, accounts, lists, pages }
}

test('escrows of a token are asked for by length, first bytes and mint, and only their terms are sent', async () => {
  const { rpc, lists } = await nodeOf([testEscrow()])
  await getEscrows(rpc, { mint })
  await getEscrows(rpc, { recipient })
  const comparison = (offset: number, bytes: string) => ({
    memcmp: { offset: BigInt(offset), bytes, encoding: 'base58' },
  })
  const filtersWith = (last: unknown) => [
    { dataSize: 296n },
    comparison(0, getBase58Decoder().decode(anchorTag('account:VestingEscrow'))),
    last,
  ]
  expect(lists).toMatchObject([
    {
      program: jupiterLockProgram,
      config: {
        dataSlice: { offset: escrowOffsets.terms, length: 64 },
        filters: filtersWith(comparison(40, mint)),
      },
    },
    { config: { filters: filtersWith(comparison(8, recipient)) } },
  ])
})

test('the fullest come first, in pages of a hundred, and how many are left is said', async () => {
  const escrows = Array.from({ length: 260 }, (_, place) =>
    testEscrow({ address: keyOf(place), claimed: BigInt(1_000 - place) }),
  )
  const { rpc, pages } = await nodeOf(escrows)
  const { held, left } = await getEscrows(rpc, { mint }, 250)
  expect(left).toBe(10)
  expect(held).toHaveLength(250)
  expect(held[0]).toMatchObject({ escrow: { claimed: 741n }, vaultAmount: 1_259n })
  expect(held.at(-1)?.escrow.claimed).toBe(990n)
  expect(pages).toEqual([100, 100, 100, 100, 50, 50])
})

test('what was canceled or claimed in full holds nothing', async () => {
  const { rpc, pages } = await nodeOf([
    testEscrow({ address: keyOf(1), claimed: 2_000n }),
    testEscrow({ address: keyOf(2), canceledAt: 5n, cancelableBy: 'creator' }),
  ])
  expect(await getEscrows(rpc, { mint })).toEqual({ held: [], left: 0 })
  expect(pages).toEqual([])
})

test('an account that changed meanwhile, or is no escrow of what was asked, is left out', async () => {
  const [kept, closed, foreign, moved] = [1, 2, 3, 4].map((place) =>
    testEscrow({ address: keyOf(place), ...(place === 4 && { mint: keyOf(99) }) }),
  ) as [JupiterEscrow, JupiterEscrow, JupiterEscrow, JupiterEscrow]
  const { rpc, accounts } = await nodeOf([kept, closed, foreign, moved])
  accounts.delete(closed.address)
  accounts.set(foreign.address, accountOf(encodeEscrow(foreign), firstTokenProgram))
  const { held } = await getEscrows(rpc, { mint })
  expect(held.map(({ escrow }) => escrow.address)).toEqual([kept.address])
})

test('a token account that is not there, or not the token program’s, holds nothing', async () => {
  const escrow = testEscrow()
  const { rpc, accounts } = await nodeOf([escrow])
  const vault = await findTokenAccount(escrow.address, { mint, program: firstTokenProgram })
  accounts.set(vault, accountOf(vaultData(escrow.address, 5n), jupiterLockProgram))
  expect((await getEscrows(rpc, { mint })).held[0]?.vaultAmount).toBe(0n)
  accounts.delete(vault)
  expect((await getEscrows(rpc, { mint })).held[0]?.vaultAmount).toBe(0n)
})

const failing = (error: Error) =>
  ({
    getProgramAccounts: () => ({ send: () => Promise.reject(error) }),
  }) as unknown as SolanaRpc
const httpError = (statusCode: number) =>
  new SolanaError(SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR, {
    ...{ headers: new Headers(), message: '', statusCode },
  })

test('a node that refuses the list says so, and one that is silent or busy does not', async () => {
  const excluded = new SolanaError(
    SOLANA_ERROR__JSON_RPC__SERVER_ERROR_KEY_EXCLUDED_FROM_SECONDARY_INDEX,
    { __serverMessage: 'excluded' },
  )
  for (const error of [excluded, httpError(403), httpError(410)])
    await expect(getEscrows(failing(error), { mint })).rejects.toThrow(EscrowListRefused)
  for (const error of [new TypeError('fetch failed'), httpError(429), httpError(502)])
    await expect(getEscrows(failing(error), { mint })).rejects.toBe(error)
})
