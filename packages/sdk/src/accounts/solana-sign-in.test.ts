import { describe, expect, it } from 'vitest'
import { readSolanaSignIn, type SolanaSignIn, writeSolanaSignIn } from './solana-sign-in.ts'

const signIn: SolanaSignIn = {
  domain: 'launch.example:8443',
  address: '4Nd1mYtQkRw9dH1xk3pq9gQ8XkHc2Yk4W7r2zYvGkZ7q',
  statement: 'Sign in with this wallet: it costs nothing.',
  uri: 'https://launch.example:8443',
  version: '1',
  chainId: 'mainnet',
  nonce: '0123456789abcdef',
  issuedAt: '2026-01-02T03:04:05.678Z',
  expirationTime: '2026-01-02T03:14:05.678Z',
}

describe('the text of a sign-in with a wallet of Solana', () => {
  it('has the letters that wallets write and look for', () => {
    expect(
      writeSolanaSignIn(signIn),
    ).toBe(`launch.example:8443 wants you to sign in with your Solana account:
4Nd1mYtQkRw9dH1xk3pq9gQ8XkHc2Yk4W7r2zYvGkZ7q

Sign in with this wallet: it costs nothing.

URI: https://launch.example:8443
Version: 1
Chain ID: mainnet
Nonce: 0123456789abcdef
Issued At: 2026-01-02T03:04:05.678Z
Expiration Time: 2026-01-02T03:14:05.678Z`)
  })

  it('is read back as it was written', () => {
    expect(readSolanaSignIn(writeSolanaSignIn(signIn))).toEqual(signIn)
  })

  it.each([
    ['of Ethereum', (text: string) => text.replace('Solana account', 'Ethereum account')],
    ['with a line more', (text: string) => `${text}\nNot Before: 2026-01-02T03:04:05.678Z`],
    ['with a line in front', (text: string) => `hello\n${text}`],
    ['without its end', (text: string) => text.replace(/\nExpiration Time: .*/, '')],
    ['of another version', (text: string) => text.replace('Version: 1', 'Version: 2')],
    ['whose statement has two lines', (text: string) => text.replace('it costs', 'it\ncosts')],
    ['without an address', (text: string) => text.replace(signIn.address, '0OIl')],
  ])('a text %s is none', (_name, change) => {
    expect(readSolanaSignIn(change(writeSolanaSignIn(signIn)))).toBeUndefined()
  })
})
