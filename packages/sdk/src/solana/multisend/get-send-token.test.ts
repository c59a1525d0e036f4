import { type Address, getBase64Decoder, none, some } from '@solana/kit'
import { extension, getMintEncoder, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import type { SolanaRpc } from '../solana-rpc.ts'
import { getSendToken } from './get-send-token.ts'

const mint = 'So11111111111111111111111111111111111111112' as Address
const plainMint = getMintEncoder().encode({
  ...{ mintAuthority: none(), freezeAuthority: none(), supply: 5n, decimals: 3 },
  ...{ isInitialized: true, extensions: none() },
})
/** Where the extensions begin, behind the mark of a mint. */
const extensionsAt = 166
const headBytes = 4

/** A mint that has an extension of a kind, with some bytes in it. */
function mintWith(kind: number, bytes: number): Uint8Array {
  const data = new Uint8Array(extensionsAt + headBytes + bytes)
  data.set(plainMint)
  data[extensionsAt - 1] = 1
  new DataView(data.buffer).setUint16(extensionsAt, kind, true)
  new DataView(data.buffer).setUint16(extensionsAt + 2, bytes, true)
  return data
}

const nodeOf = (data: Uint8Array) =>
  ({
    getEpochInfo: () => ({ send: async () => ({ epoch: 1n }) }),
    getMultipleAccounts: () => ({
      send: async () => ({
        value: [
          {
            ...{ data: [getBase64Decoder().decode(data), 'base64'], executable: false },
            ...{ lamports: 1n, owner: TOKEN_2022_PROGRAM_ADDRESS, space: BigInt(data.length) },
          },
        ],
      }),
    }),
  }) as unknown as SolanaRpc

/** A mint that can be closed, and one that this release knows nothing of. */
const [mintClose, newer] = [3, 9_999]

test('a token with an extension that is newer than this release is not sent', async () => {
  expect(await getSendToken(nodeOf(mintWith(mintClose, 32)), mint)).toMatchObject({
    ok: true,
    token: { decimals: 3 },
  })
  expect(await getSendToken(nodeOf(mintWith(newer, 32)), mint)).toEqual({
    ok: false,
    reason: 'unknown',
  })
})

/** A mint whose tax is 1 % and becomes another one with an epoch; it is the first now. */
function taxedMint(newerBps: number, epoch: bigint, maximumFee = 2n ** 64n - 1n): Uint8Array {
  const feeOf = (from: bigint, transferFeeBasisPoints: number) => ({
    ...{ epoch: from, maximumFee, transferFeeBasisPoints },
  })
  const config = extension('TransferFeeConfig', {
    ...{ transferFeeConfigAuthority: mint, withdrawWithheldAuthority: mint, withheldAmount: 0n },
    ...{ olderTransferFee: feeOf(0n, 100), newerTransferFee: feeOf(epoch, newerBps) },
  })
  const encoded = getMintEncoder().encode({
    ...{ mintAuthority: none(), freezeAuthority: none(), supply: 5n, decimals: 3 },
    ...{ isInitialized: true, extensions: some([config]) },
  })
  return new Uint8Array(encoded)
}

const sameLater = { bps: 100, epoch: 3n, now: 100, next: 100 }
test.each([
  { what: 'now', bps: 100, epoch: 0n, now: 100, next: undefined },
  { what: 'and a higher one later', bps: 500, epoch: 3n, now: 100, next: 500 },
  { what: 'and a lower one later', bps: 0, epoch: 3n, now: 100, next: 0 },
  { what: 'and the same later, of which the most may be another', ...sameLater },
])('a tax $what is told as it is', async ({ bps, epoch, now, next }) => {
  const reading = await getSendToken(nodeOf(taxedMint(bps, epoch)), mint)
  expect(reading).toMatchObject({ ok: true, token: { transferFeeBps: now } })
  expect(reading.ok && reading.token.nextTransferFeeBps).toBe(next)
})

test('a tax that has an upper end is told with it', async () => {
  const most = async (data: Uint8Array) => {
    const reading = await getSendToken(nodeOf(data), mint)
    return reading.ok ? reading.token.transferFeeMax : reading.reason
  }
  expect(await most(taxedMint(100, 0n, 7n))).toBe(7n)
  expect(await most(taxedMint(100, 0n))).toBeUndefined()
  expect(await most(mintWith(mintClose, 32))).toBeUndefined()
})
