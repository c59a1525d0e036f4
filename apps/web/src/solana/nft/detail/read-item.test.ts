import { m } from '@slipway/messages'
import { generateKeyPairSigner, getProgramDerivedAddress } from '@solana/kit'
import { expect, test } from 'vitest'
import { type ItemField, readItem } from './read-item.ts'

// A key pair made it, as that of every collection: a point of the curve.
const { address: collection } = await generateKeyPairSigner()
const wallet = 'Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd'
const filled: Readonly<Record<ItemField, string>> = {
  ...{ recipient: wallet, name: 'Lighthouse #1', symbol: 'LIGHT' },
  ...{ picture: 'ipfs://bafy', description: 'Lit.', uri: '' },
}
const problemsOf = (
  changes: Partial<Record<ItemField, string>>,
  metadata: 'stored' | 'link' = 'stored',
) => {
  const reading = readItem({ ...filled, ...changes }, { collection, metadata })
  return reading.ok ? {} : reading.problems
}

test('a filled form is read, with what is to be stored', () => {
  const reading = readItem(filled, { collection, metadata: 'stored' })
  expect(reading).toMatchObject({
    ok: true,
    params: { recipient: wallet, stored: { picture: 'ipfs://bafy', description: 'Lit.' } },
  })
})

test('a recipient that can hold nothing is refused', async () => {
  const [program] = await getProgramDerivedAddress({ programAddress: collection, seeds: ['a'] })
  expect(problemsOf({ recipient: program }).recipient?.text).toBe(m.solana_issue_off_curve())
  expect(problemsOf({ recipient: collection }).recipient?.text).toBe(
    m.solana_nft_issue_collection(),
  )
  expect(problemsOf({ recipient: '0x12' }).recipient?.text).toBe(m.solana_issue_address())
})

test.each([
  '11111111111111111111111111111111',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'So11111111111111111111111111111111111111112',
])('a program is refused, though its address is a point of the curve (%s)', (recipient) => {
  expect(problemsOf({ recipient }).recipient?.text).toBe(m.solana_issue_off_curve())
})

test('names over their limits are refused', () => {
  expect(problemsOf({ name: 'n'.repeat(33), symbol: 's'.repeat(11) })).toMatchObject({
    name: { code: 'Token_NameTooLong' },
    symbol: { code: 'Token_SymbolTooLong' },
  })
})

test('either a picture or a link is needed', () => {
  expect(problemsOf({ picture: '' }).picture?.text).toBe(m.solana_nft_picture_needed())
  expect(problemsOf({ picture: '' }, 'link')).toEqual({ uri: { code: 'Input_Required', args: {} } })
  expect(problemsOf({ uri: 'https://light.example/1.json', picture: '' }, 'link')).toEqual({})
})
