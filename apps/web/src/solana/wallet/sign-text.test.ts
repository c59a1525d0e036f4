import { readSolanaSignIn, writeSolanaSignIn } from '@slipway/sdk/accounts/solana-sign-in'
import type { WalletAccount } from '@wallet-standard/base'
import { expect, test } from 'vitest'
import { canSignText, signText } from './sign-text.ts'
import type { SolanaWallet } from './wallet-standard.ts'

const account = { address: '4Nd1mYtQkRw9dH1xk3pq9gQ8XkHc2Yk4W7r2zYvGkZ7q' } as WalletAccount
const text = writeSolanaSignIn({
  domain: 'launch.example',
  address: account.address,
  statement: '使用此钱包登录。',
  uri: 'https://launch.example',
  version: '1',
  chainId: 'mainnet',
  nonce: '0123456789abcdef',
  issuedAt: '2026-01-02T03:04:05.678Z',
  expirationTime: '2026-01-02T03:14:05.678Z',
})
const signature = new Uint8Array([1, 2, 3])
const walletWith = (features: object) => ({ features }) as SolanaWallet

const signMessage = {
  signMessage: async (input: { account: WalletAccount; message: Uint8Array }) => {
    expect(input.account).toBe(account)
    return [{ signedMessage: input.message, signature }]
  },
}

test('a wallet signs the letters of the text', async () => {
  const wallet = walletWith({ 'solana:signMessage': signMessage })
  expect(canSignText(wallet)).toBe(true)
  await expect(signText(wallet, account, text)).resolves.toEqual({ message: text, signature })
})

test('a wallet that knows sign-ins gets the facts, and what it wrote of them is what counts', async () => {
  const asked: unknown[] = []
  const wallet = walletWith({
    'solana:signMessage': signMessage,
    'solana:signIn': {
      signIn: async (facts: object) => {
        asked.push(facts)
        return [{ account, signedMessage: new TextEncoder().encode(`${text}\nmore`), signature }]
      },
    },
  })
  await expect(signText(wallet, account, text)).resolves.toEqual({
    message: `${text}\nmore`,
    signature,
  })
  expect(asked).toEqual([readSolanaSignIn(text)])
})

test('a wallet that signs no texts says so before it is asked', async () => {
  const wallet = walletWith({})
  expect(canSignText(wallet)).toBe(false)
  await expect(signText(wallet, account, text)).rejects.toThrow('no signature')
})
