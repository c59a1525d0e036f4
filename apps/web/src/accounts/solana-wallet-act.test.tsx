// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { WalletAccount } from '@wallet-standard/base'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import type { SolanaWallet } from '../solana/wallet/wallet-standard.ts'
import { useWalletStore } from '../solana/wallet/wallet-store.ts'
import SolanaWalletAct from './solana-wallet-act.tsx'
import type { SignedText } from './use-sign-text.ts'

const asked = vi.hoisted(() => [] as unknown[])
vi.mock('../core/account-api.ts', () => ({
  accountApi: {
    makeWalletMessage: async (input: unknown) => {
      asked.push(input)
      return { message: 'the text' }
    },
  },
}))

const account = { address: '4Nd1mYtQkRw9dH1xk3pq9gQ8XkHc2Yk4W7r2zYvGkZ7q' } as WalletAccount
const signing = {
  'solana:signMessage': {
    signMessage: async ({ message }: { message: Uint8Array }) => [
      { signedMessage: message, signature: new Uint8Array([18, 52]) },
    ],
  },
}
const connect = (features: object) =>
  useWalletStore.setState({ wallet: { name: 'One', features } as SolanaWallet, account })

const pressed: (() => Promise<SignedText>)[] = []
const show = (except: readonly string[] = []) =>
  renderWithTheme(
    <SolanaWalletAct
      label="Do it"
      except={except}
      isBusy={false}
      onPress={(sign) => void pressed.push(sign)}
    />,
  )
const button = (name: string) => screen.queryByRole('button', { name })

beforeEach(() => {
  asked.length = 0
  pressed.length = 0
})
afterEach(() => {
  cleanup()
  useWalletStore.setState({ wallet: undefined, account: undefined })
})

test('without a wallet there is the way to one, and nothing to do with it', () => {
  show()
  expect(button(m.account_solana_connect())).not.toBeNull()
  expect(button('Do it')).toBeNull()
})

test('the connected wallet signs a text for its address and a cluster', async () => {
  connect(signing)
  show()
  button('Do it')?.click()
  await expect(pressed[0]?.()).resolves.toEqual({ message: 'the text', signature: '0x1234' })
  expect(asked).toEqual([{ address: account.address, chainId: 900, language: 'en-US' }])
})

test('for a wallet that is linked there is nothing to do, and the way to another', () => {
  connect(signing)
  show([account.address])
  expect(button('Do it')).toBeNull()
  expect(button(m.account_solana_other())).not.toBeNull()
})

test('a wallet that signs no texts says so', () => {
  connect({})
  show()
  expect(screen.queryByText(m.account_solana_cannot_sign())).not.toBeNull()
  expect(button('Do it')).toBeNull()
})
