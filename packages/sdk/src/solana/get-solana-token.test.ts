import { type Address, some } from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { describe, expect, test } from 'vitest'
import { firstTokenProgram } from './first-token-program.ts'
import { getAccountDeposit } from './get-account-deposit.ts'
import { getSolanaTokens } from './get-solana-token.ts'
import { getLockToken } from './lock/get-lock-token.ts'
import { findMetaplexAddress } from './metaplex/find-metaplex-address.ts'
import { metaplexProgram } from './metaplex/metaplex-program.ts'
import { type WrittenMetadata, writeMetadata } from './metaplex/test/write-metadata.ts'
import { getSendToken } from './multisend/get-send-token.ts'
import { type NodeAccount, nodeOf, plainMint } from './test/node-of.ts'

const mint = 'So11111111111111111111111111111111111111112' as Address
const other = '9pan9bMn5HatX4EJdBwg9VgCa7Uz5HL8N1m5D3NdXej9' as Address
const maker = 'SysvarC1ock11111111111111111111111111111111' as Address
const nobody = '11111111111111111111111111111111' as Address
const place = await findMetaplexAddress(mint)

const texts = { name: 'Harbor', symbol: 'HBR', uri: 'ipfs://a' }
const classic: NodeAccount = { owner: firstTokenProgram, data: plainMint() }
/** A mint of the first program, with what Metaplex keeps of it. */
const named = (change: Partial<WrittenMetadata> = {}, owner = metaplexProgram) => ({
  [mint]: classic,
  [place]: { owner, data: writeMetadata({ mint, updateAuthority: maker, ...texts, ...change }) },
})
const read = async (accounts: Readonly<Record<string, NodeAccount>>) =>
  (await getSolanaTokens(nodeOf(accounts), [mint]))[0]

describe('a mint of SPL Token', () => {
  test('is called what Metaplex keeps of it, and whoever may change that has a right', async () => {
    expect(await read(named())).toMatchObject({
      ...{ ...texts, program: firstTokenProgram, decimals: 3, totalSupply: 5n, traits: [] },
      rights: { metadata: maker },
      metaplex: { address: place, updateAuthority: maker, isMutable: true },
    })
  })

  test('has its own rights beside that', async () => {
    const rights = { mintAuthority: some(other), freezeAuthority: some(maker) }
    const data = plainMint(rights)
    const token = await read({ ...named(), [mint]: { owner: firstTokenProgram, data } })
    expect(token?.rights).toEqual({ mint: other, freeze: maker, metadata: maker })
  })

  test.each([
    ['cannot be changed any more', { isMutable: false }],
    ['is nobody’s to change', { updateAuthority: nobody }],
  ])('of which what Metaplex keeps %s leaves no right', async (_what, change) => {
    const token = await read(named(change))
    expect(token).toMatchObject(texts)
    expect(token?.rights).toEqual({})
  })

  test('of which Metaplex keeps nothing has no name', async () => {
    const token = await read({ [mint]: classic })
    expect(token).toMatchObject({ name: '', symbol: '', uri: '', metaplex: null })
    expect(token?.rights).toEqual({})
  })

  test.each([
    ['of another program', named({}, firstTokenProgram)],
    ['of another mint', named({ mint: other })],
  ])('takes no name from an account %s', async (_what, accounts) => {
    const token = await read(accounts)
    expect(token).toMatchObject({ name: '', metaplex: null })
    expect(token?.rights).toEqual({})
  })

  test('is named where tokens are locked, sold, staked, claimed and sent', async () => {
    const node = nodeOf(named())
    const facts = { mint, name: 'Harbor', symbol: 'HBR', decimals: 3, accountBytes: 165 }
    expect(await getLockToken(node, mint)).toMatchObject({
      ...{ ok: true, token: { ...facts, tokenProgram: firstTokenProgram, isTaxed: false } },
    })
    expect(await getSendToken(node, mint)).toMatchObject({
      ...{ ok: true, token: { ...facts, program: firstTokenProgram, transferFeeBps: 0 } },
    })
  })

  test('that can be frozen is refused by programs that hold tokens', async () => {
    const data = plainMint({ freezeAuthority: some(maker) })
    const node = nodeOf({ [mint]: { owner: firstTokenProgram, data } })
    expect(await getLockToken(node, mint)).toEqual({ ok: false, reason: 'MintFreezable' })
  })

  test('has accounts of its own program, of 165 bytes', async () => {
    const rents: bigint[] = []
    const getMinimumBalanceForRentExemption = (bytes: bigint) => {
      rents.push(bytes)
      return { send: async () => 7n }
    }
    const node = { ...nodeOf(named()), getMinimumBalanceForRentExemption } as never
    const [token] = await getSolanaTokens(node, [mint])
    if (!token) throw new Error('There is no token.')
    expect(await getAccountDeposit(node, token, maker)).toBe(7n)
    expect(rents).toEqual([165n])
  })
})

test('tokens of both programs come in the order of their addresses, and Metaplex is asked for one alone', async () => {
  const asked: (readonly Address[])[] = []
  const accounts = {
    ...named(),
    [other]: { owner: TOKEN_2022_PROGRAM_ADDRESS, data: plainMint() },
  }
  const tokens = await getSolanaTokens(nodeOf(accounts, asked), [other, maker, mint])
  expect(tokens.map(({ address, name }) => [address, name])).toEqual([
    [other, ''],
    [mint, 'Harbor'],
  ])
  expect(asked).toEqual([[other, maker, mint], [place]])
  expect(tokens[0]?.metaplex).toBeUndefined()
  await getSolanaTokens(nodeOf(accounts, asked), [other])
  expect(asked.slice(2)).toEqual([[other]])
})

test.each([
  ['an account that holds a token', firstTokenProgram, 165],
  ['a longer account of the first program', firstTokenProgram, 200],
  ['an account of another program', metaplexProgram, 82],
])('%s is no token', async (_what, owner, bytes) => {
  const data = new Uint8Array(bytes)
  data.set(plainMint())
  data[165] = 1
  expect(await read({ [mint]: { owner, data } })).toBeUndefined()
})
