// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { accountErrorText } from './account-error-text.ts'
import { useSignText } from './use-sign-text.ts'

const answer = vi.hoisted(() => ({ signature: '0x' }))
vi.mock('wagmi', () => ({
  useConnection: () => ({ address: '0x0000000000000000000000000000000000000001' }),
  useSignMessage: () => ({ mutateAsync: async () => answer.signature }),
}))
vi.mock('../core/account-api.ts', () => ({
  accountApi: { makeWalletMessage: async () => ({ message: 'the text' }) },
}))
vi.mock('../core/active-chain.ts', () => ({ activeChain: { chainId: 1 } }))

const sign = () => renderHook(() => useSignText()).result.current?.()

test('a signature goes with the text that was signed', async () => {
  answer.signature = '0x1234'
  await expect(sign()).resolves.toEqual({ message: 'the text', signature: '0x1234' })
})

test('a wallet that passes the text on to other owners has signed nothing, and the reader is told', async () => {
  answer.signature = '0x'
  const problem = await sign()?.catch((error: unknown) => error)
  expect(accountErrorText(problem)).toBe(m.account_problem_signed_later())
})
