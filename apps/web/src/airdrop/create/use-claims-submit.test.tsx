// @vitest-environment happy-dom
import { ApiError } from '@slipway/api-client'
import { errorMessage, m, setLocale } from '@slipway/messages'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activeChain } from '../../core/active-chain.ts'
import { useClaimsSubmit } from './use-claims-submit.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const steps = vi.hoisted(() => ({ publishClaimsList: vi.fn() }))

vi.mock('wagmi', () => ({ useConnection: () => ({ address: account, chainId: 56 }) }))
vi.mock('./publish-claims-list.ts', () => steps)
vi.mock('./claims-judge.ts', async (importActual) => ({
  ...(await importActual<object>()),
  judgeClaims: () => ({ ok: true, draft: { token: account, title: '', about: '' } }),
}))

const form = { errors: {}, getValues: () => ({}), setErrors: vi.fn(), clearErrors: vi.fn() }
const scope = {
  form,
  token: { state: 'known', facts: { symbol: 'DROP', decimals: 18 } },
  unit: { symbol: 'DROP', decimals: 18 },
  session: { list: { state: 'read', summary: { issueCount: 0, count: 1, total: 1n } } },
  getNow: () => 0,
}
const review = { open: vi.fn() }

async function submitWith(error: unknown) {
  steps.publishClaimsList.mockRejectedValueOnce(error)
  const options = { factory: account, scope, review, onPrepared: vi.fn(), onWalletNeeded: vi.fn() }
  const { result } = renderHook(() => useClaimsSubmit(options as never))
  await act(() => result.current.submit())
  return result.current
}

beforeEach(() => setLocale('en-US'))
afterEach(cleanup)

test('a list that cannot be published stops it with the specified words, and the list says why', async () => {
  const full = new ApiError('UPLOADS_OFF', 'no uploads', { status: 403 })
  const { problems, listError, progress } = await submitWith(full)
  const text = errorMessage('Airdrop_InfoFailed')
  expect(text).toBe(
    'Failed to generate airdrop information, please check parameters and network connection',
  )
  expect(problems).toContainEqual({ field: 'form', label: undefined, text })
  expect(listError).toBe(m.console_ipfs_problem_off())
  expect(progress).toBeUndefined()
  expect(review.open).not.toHaveBeenCalled()
})

test('a token that is still being read is named where the form is refused', async () => {
  const options = { factory: account, review, onPrepared: vi.fn(), onWalletNeeded: vi.fn() }
  const unread = { ...scope, token: { state: 'reading' } }
  const { result } = renderHook(() => useClaimsSubmit({ ...options, scope: unread } as never))
  await act(() => result.current.submit())
  const text = m.airdrop_token_reading({ chain: activeChain.name })
  expect(result.current.problems).toEqual([
    { field: 'token', label: m.airdrop_field_token(), text },
  ])
})

test('an entry that was corrected leaves the summary', async () => {
  const unread = { ...scope, token: { state: 'missing' } }
  const base = { factory: account, review, onPrepared: vi.fn(), onWalletNeeded: vi.fn() }
  const { result, rerender } = renderHook((options) => useClaimsSubmit(options as never), {
    initialProps: { ...base, scope: unread },
  })
  await act(() => result.current.submit())
  const token = m.airdrop_token_missing({ chain: activeChain.name })
  rerender({ ...base, scope: { ...unread, form: { ...form, errors: { token } } } } as never)
  expect(result.current.problems).toMatchObject([{ field: 'token', text: token }])
  rerender({ ...base, scope } as never)
  expect(result.current.problems).toEqual([])
})

test('a list that was missing and has been read since is not called missing any more', async () => {
  const unread = { ...scope, session: { list: { state: 'none' } } }
  const base = { factory: account, review, onPrepared: vi.fn(), onWalletNeeded: vi.fn() }
  const { result, rerender } = renderHook((options) => useClaimsSubmit(options as never), {
    initialProps: { ...base, scope: unread },
  })
  await act(() => result.current.submit())
  expect(result.current.listError).toBe(m.airdrop_list_missing())
  rerender({ ...base, scope } as never)
  expect(result.current.listError).toBeUndefined()
  expect(result.current.problems).toEqual([])
})
