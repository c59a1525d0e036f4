import { type Address, address, getAddressEncoder, getBase64Decoder } from '@solana/kit'
import { expect, test } from 'vitest'
import { getProgramAuthority } from './get-program-authority.ts'
import type { SolanaRpc } from './solana-rpc.ts'

const program = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')
const code = address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS')
const holder = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const upgradeable = 'BPFLoaderUpgradeab1e11111111111111111111111'
const bytesOf = getAddressEncoder()

/** The head of a program's account, and of its code's. */
const programHead = new Uint8Array([2, 0, 0, 0, ...bytesOf.encode(code)])
const codeHead = (authority?: Address) =>
  new Uint8Array([
    ...[3, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, authority ? 1 : 0],
    ...(authority ? bytesOf.encode(authority) : new Uint8Array(32)),
  ])

function authorityOf(owner: string, authority?: Address) {
  const accounts: Readonly<Record<string, Uint8Array>> = {
    [program]: programHead,
    [code]: codeHead(authority),
  }
  const rpc = {
    getAccountInfo: (asked: string) => ({
      send: async () => {
        const data = accounts[asked]
        if (!data) return { value: null }
        const text = getBase64Decoder().decode(data)
        const rest = { executable: true, lamports: 1n, owner, space: BigInt(data.length) }
        return { value: { data: [text, 'base64'], ...rest } }
      },
    }),
  } as unknown as SolanaRpc
  return getProgramAuthority(rpc, program)
}

test('who can still replace a program is read from the chain', async () => {
  expect(await authorityOf(upgradeable, holder)).toBe(holder)
  expect(await authorityOf(upgradeable)).toBeNull()
})

test('what an old loader deployed stays, and of a new one nothing is claimed', async () => {
  expect(await authorityOf('BPFLoader2111111111111111111111111111111111', holder)).toBeNull()
  expect(await authorityOf('LoaderV411111111111111111111111111111111111')).toBe('unknown')
})

test('an address without a program is none', async () => {
  const rpc = { getAccountInfo: () => ({ send: async () => ({ value: null }) }) }
  await expect(getProgramAuthority(rpc as unknown as SolanaRpc, program)).rejects.toThrow(program)
})
