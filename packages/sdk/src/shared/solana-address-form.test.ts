import { expect, test } from 'vitest'
import { hasSolanaAddressForm } from './solana-address-form.ts'

const address = 'ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9'

test('an address of Solana is known by its form, the shortest and the longest too', () => {
  expect(hasSolanaAddressForm(address)).toBe(true)
  expect(hasSolanaAddressForm('1'.repeat(32))).toBe(true)
})

test.each([
  ['something stands around it', ` ${address}`],
  ['a line follows', `${address}\n`],
  ['it is too short', '1'.repeat(31)],
  ['it is too long', `${address}1`],
  ['it has a letter that base58 leaves out', address.replace('K', '0')],
  ['it is of an EVM network', '0x5FbDB2315678afecb367f032d93F642f64180aa3'],
])('no text has the form where %s', (_why, text) => {
  expect(hasSolanaAddressForm(text)).toBe(false)
})
