import { expect, test } from 'vitest'
import { isWalletMove, type WalletPosition } from './wallet-button.tsx'

const at = (address: string, chainId: number): WalletPosition => ({
  status: 'connected',
  address,
  chainId,
})
const disconnected: WalletPosition = {
  status: 'disconnected',
  address: undefined,
  chainId: undefined,
}

test('another account or another network of a connected wallet is a move', () => {
  expect(isWalletMove(at('0xa', 56), at('0xb', 56))).toBe(true)
  expect(isWalletMove(at('0xa', 56), at('0xa', 1))).toBe(true)
})

test('staying, connecting, disconnecting and reconnecting are none', () => {
  expect(isWalletMove(at('0xa', 56), at('0xa', 56))).toBe(false)
  expect(isWalletMove(undefined, at('0xa', 56))).toBe(false)
  expect(isWalletMove(disconnected, at('0xa', 56))).toBe(false)
  expect(isWalletMove(at('0xa', 56), disconnected)).toBe(false)
  expect(isWalletMove({ ...at('0xa', 56), status: 'reconnecting' }, at('0xb', 1))).toBe(false)
})
