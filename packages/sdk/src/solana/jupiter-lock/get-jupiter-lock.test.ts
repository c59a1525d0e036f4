import { type Address, getAddressEncoder, getBase64Decoder } from '@solana/kit'
import { expect, test } from 'vitest'
import type { SolanaRpc } from '../solana-rpc.ts'
import { getJupiterLock } from './get-jupiter-lock.ts'
import { jupiterLockProgram } from './jupiter-lock-program.ts'

const loader = 'BPFLoaderUpgradeab1e11111111111111111111111' as Address
const otherLoader = 'LoaderV411111111111111111111111111111111111' as Address
const code = '21q7F5GAZTJ3n2i48tynJvD8m1RrgrCdN8xZwqSNT9wH' as Address
const authority = 'YQ3Ey16RNDToPxW5ohMGnoo3txSyQPtTHHyYB8BDpgL' as Address
const keyBytes = (key: Address) => [...getAddressEncoder().encode(key)]
const programData = [2, 0, 0, 0, ...keyBytes(code)]
const codeData = (holder: Address | null) => [
  ...[3, 0, 0, 0, ...Array<number>(8).fill(9), holder ? 1 : 0],
  ...(holder ? keyBytes(holder) : Array<number>(32).fill(0)),
]

const nodeOf = (accounts: Partial<Record<Address, { owner: Address; data: number[] }>>) =>
  ({
    getAccountInfo: (asked: Address) => ({
      send: async () => {
        const found = accounts[asked]
        const text = found && getBase64Decoder().decode(Uint8Array.from(found.data))
        return {
          value: found
            ? {
                ...{ owner: found.owner, data: [text, 'base64'], lamports: 1n, space: 1n },
                executable: asked === jupiterLockProgram,
              }
            : null,
        }
      },
    }),
  }) as unknown as SolanaRpc

test('a cluster without the program has no Jupiter Lock', async () => {
  expect(await getJupiterLock(nodeOf({}))).toBeUndefined()
})

test('who can replace the program is read where the loader keeps it', async () => {
  const program = { owner: loader, data: programData }
  const withCode = (data: number[], owner = loader) =>
    getJupiterLock(nodeOf({ [jupiterLockProgram]: program, [code]: { owner, data } }))
  expect(await withCode(codeData(authority))).toEqual({ upgradeAuthority: authority })
  expect(await withCode(codeData(null))).toEqual({ upgradeAuthority: null })
  expect(await withCode(codeData(null), otherLoader)).toEqual({ upgradeAuthority: 'unknown' })
  expect(await withCode([1, ...codeData(null).slice(1)])).toEqual({ upgradeAuthority: 'unknown' })
})

test('nothing is said of it where another loader runs the program', async () => {
  const program = { owner: otherLoader, data: programData }
  expect(await getJupiterLock(nodeOf({ [jupiterLockProgram]: program }))).toEqual({
    upgradeAuthority: 'unknown',
  })
})
