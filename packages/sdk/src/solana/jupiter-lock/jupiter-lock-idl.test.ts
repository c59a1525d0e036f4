import { AccountRole, address, createNoopSigner } from '@solana/kit'
import { parseRevokeInstruction } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { buildEscrowClaim } from './build-escrow-claim.ts'
import { decodeEscrow } from './decode-escrow.ts'
import { claimTag, escrowBytes, escrowOffsets, escrowTag, termsBytes } from './escrow-codec.ts'
import { findEscrowAddress } from './find-escrow-address.ts'
import { jupiterLockProgram } from './jupiter-lock-program.ts'
import { nameJupiterLockError } from './name-jupiter-lock-error.ts'
import { anchorTag, encodeEscrow } from './test/encode-escrow.ts'
import { foreignEncoding, publishedIdl } from './test/published-idl.ts'
import { testEscrow } from './test/test-escrow.ts'

const { escrow, account, claims } = foreignEncoding
const roles = {
  [AccountRole.READONLY]: '',
  [AccountRole.WRITABLE]: ' writable',
  [AccountRole.READONLY_SIGNER]: ' signer',
  [AccountRole.WRITABLE_SIGNER]: ' signer writable',
}
const claimOf = async (tokenProgram: string) => {
  const recipient = createNoopSigner(address(escrow.recipient ?? ''))
  const place = testEscrow({ tokenProgram: address(tokenProgram) })
  const [opening, claim] = await buildEscrowClaim(place, recipient)
  return { opening, claim }
}

test('program, first bytes and sizes are those of the published interface', () => {
  expect(publishedIdl.address).toBe(jupiterLockProgram)
  expect([...escrowTag]).toEqual(publishedIdl.accounts[0].discriminator)
  expect([...escrowTag]).toEqual([...anchorTag('account:VestingEscrow')])
  expect([...claimTag]).toEqual(publishedIdl.instructions[0].discriminator)
  expect([...claimTag]).toEqual([...anchorTag('global:claim_v2')])
  expect(encodeEscrow(testEscrow())).toHaveLength(escrowBytes)
})

test('an escrow as Anchor writes it is read field by field, at the address of its base', async () => {
  const data = Uint8Array.from(Buffer.from(account, 'hex'))
  expect(data).toHaveLength(escrowBytes)
  const at = address(escrow.address ?? '')
  const read = decodeEscrow({ address: at, programAddress: jupiterLockProgram, data })
  const { cancelableBy, recipientChangedBy, tokenProgram, ...fields } = read ?? {}
  expect(Object.entries(fields).map(([name, value]) => [name, String(value)])).toEqual(
    Object.entries(escrow),
  )
  expect([cancelableBy, recipientChangedBy]).toEqual(['creator', 'recipient'])
  expect(tokenProgram).toBe(claims[1]?.tokenProgram)
  expect(await findEscrowAddress(address(escrow.base ?? ''))).toBe(at)
})

test('lists compare and rank by what stands there', () => {
  const sizes = { u8: 1, u64: 8, pubkey: 32 } as Readonly<Record<string, number>>
  const { fields } = publishedIdl.types[0].type
  const offsetOf = (name: string) =>
    fields
      .slice(
        0,
        fields.findIndex((field) => field.name === name),
      )
      .reduce((sum, { type }) => {
        const [kind, count] = typeof type === 'string' ? [type, 1] : type.array
        return sum + (sizes[kind] ?? 0) * count
      }, escrowTag.length)
  expect(escrowOffsets).toEqual({
    tag: 0,
    recipient: offsetOf('recipient'),
    mint: offsetOf('token_mint'),
    terms: offsetOf('cliff_time'),
  })
  expect(offsetOf('padding_1') - offsetOf('cliff_time')).toBe(termsBytes)
})

test.each(claims)(
  'a claim is byte for byte what Anchor makes of it: $tokenProgram',
  async (one) => {
    const { claim, opening } = await claimOf(one.tokenProgram)
    expect(claim?.programAddress).toBe(jupiterLockProgram)
    expect(Buffer.from(claim?.data ?? []).toString('hex')).toBe(one.data)
    expect(claim?.accounts?.map(({ address: at, role }) => `${at}${roles[role]}`)).toEqual(
      one.accounts,
    )
    // What is claimed goes to the account that is opened before it.
    expect(opening?.accounts?.[1]?.address).toBe(claim?.accounts?.[4]?.address)
  },
)

test('a claim into another account begins with revocations, which only its owner can sign twice', async () => {
  const recipient = createNoopSigner(address(escrow.recipient ?? ''))
  const [, usual] = await buildEscrowClaim(testEscrow(), recipient)
  const destination = address(escrow.creator ?? '')
  const all = await buildEscrowClaim(testEscrow(), recipient, destination)
  const [revocation, again, claim] = all
  expect(all).toHaveLength(3)
  expect(again).toEqual(revocation)
  expect(parseRevokeInstruction(revocation as never)).toMatchObject({
    programAddress: testEscrow().tokenProgram,
    accounts: { source: { address: destination }, owner: { address: recipient.address } },
  })
  expect(claim?.data).toEqual(usual?.data)
  const into = usual?.accounts?.with(4, { address: destination, role: AccountRole.WRITABLE })
  expect(claim?.accounts).toEqual(into)
})

test('a claim has the accounts of the interface, and says what the interface asks', async () => {
  const [{ accounts, args }] = publishedIdl.instructions
  const { claim } = await claimOf(claims[0]?.tokenProgram ?? '')
  expect(claim?.accounts).toHaveLength(accounts.length)
  for (const [at, { writable, signer, address: fixed }] of accounts.entries()) {
    const meta = claim?.accounts?.[at]
    const role = `${signer ? ' signer' : ''}${writable ? ' writable' : ''}`
    expect(meta && roles[meta.role]).toBe(role)
    if (fixed) expect(meta?.address).toBe(fixed)
  }
  expect(args.map(({ name }) => name)).toEqual(['max_amount', 'remaining_accounts_info'])
  const most = Buffer.alloc(8, 0xff)
  const noAccounts = Buffer.from([0])
  const expected = Buffer.concat([anchorTag('global:claim_v2'), most, noAccounts])
  expect(Buffer.from(claim?.data ?? [])).toEqual(expected)
})

test('refusals of the program have the names of its interface', () => {
  const named = publishedIdl.errors.filter(({ code }) => nameJupiterLockError(code))
  expect(named.map(({ name }) => name)).toEqual(['AlreadyCancelled', 'NoTransferHookProgram'])
  for (const { code, name } of named) expect(nameJupiterLockError(code)).toBe(name)
  expect(nameJupiterLockError(6_000)).toBeUndefined()
})
