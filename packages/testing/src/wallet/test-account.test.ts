import { expect, test } from 'vitest'
import { deriveTestAccount } from './test-account.ts'

test('derives the accounts that anvil funds', () => {
  expect(deriveTestAccount(0).address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  expect(deriveTestAccount(1).address).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  expect(deriveTestAccount(9).address).toBe('0xa0Ee7A142d267C1f36714E4a8F75612F20a79720')
})

test('derives further accounts', () => {
  expect(deriveTestAccount(2_000_000_000).address).not.toBe(deriveTestAccount(0).address)
})
