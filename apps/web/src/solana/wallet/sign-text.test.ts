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

/** A wallet that writes sign-ins itself, and what it was asked. */
function walletThatSigns(written: string, signer = account, others: object = {}) {
  const asked: unknown[] = []
  const signIn = async (facts: object) => {
    asked.push(facts)
    return [{ account: signer, signedMessage: new TextEncoder().encode(written), signature }]
  }
  return { asked, wallet: walletWith({ 'solana:signIn': { signIn }, ...others }) }
}

test('a wallet that knows sign-ins gets the facts, and what it wrote of them is what counts', async () => {
  const { asked, wallet } = walletThatSigns(`${text}\nmore`)
  await expect(signText(wallet, account, text)).resolves.toEqual({
    message: `${text}\nmore`,
    signature,
  })
  expect(asked).toEqual([readSolanaSignIn(text)])
})

test('a wallet that adds a line of its own is asked to sign the letters', async () => {
  const { asked, wallet } = walletThatSigns(`${text}\nmore`, account, {
    'solana:signMessage': signMessage,
  })
  await expect(signText(wallet, account, text)).resolves.toEqual({ message: text, signature })
  expect(asked).toHaveLength(1)
})

test('what another account of the wallet signed does not count', async () => {
  const { wallet } = walletThatSigns(text, { address: '1'.repeat(32) } as WalletAccount)
  await expect(signText(wallet, account, text)).rejects.toThrow('another account')
})

test('a wallet that signs no texts says so before it is asked', async () => {
  const wallet = walletWith({})
  expect(canSignText(wallet)).toBe(false)
  await expect(signText(wallet, account, text)).rejects.toThrow('no signature')
})
