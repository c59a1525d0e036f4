// @vitest-environment happy-dom
import { m, setLocale } from '@slipway/messages'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activeChain } from '../../core/active-chain.ts'
import { useNftSubmit } from './use-nft-submit.ts'

vi.mock('wagmi', () => ({ useConnection: () => ({ address: undefined, chainId: 56 }) }))
vi.mock('./nft-judge.ts', async (importActual) => ({
  ...(await importActual<object>()),
  judgeNft: () => ({ draft: {}, errors: {} }),
}))

const values = { mintMethod: 'public', payment: 'token' }
const getValues = () => values

/** The submission of a form whose payment token is as it is given. */
function useForm({ state }: { state: 'reading' | 'known' }) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [rest] = useState(() => ({
    getValues,
    setErrors,
    clearErrors: () => setErrors({}),
    clearFieldError: (field: string) => setErrors(({ [field]: _, ...others }) => others),
  }))
  const scope = { form: { ...rest, errors }, token: { state }, unit: {}, getNow: () => 0 }
  const options = { scope, review: { open: vi.fn() }, onPrepared: vi.fn(), onWalletNeeded: vi.fn() }
  return useNftSubmit(options as never)
}

beforeEach(() => setLocale('en-US'))
afterEach(cleanup)

test('a payment token that is still being read is named, until it is known', async () => {
  const { result, rerender } = renderHook(useForm, {
    initialProps: { state: 'reading' as 'reading' | 'known' },
  })
  await act(() => result.current.submit())
  const text = m.lock_asset_reading({ chain: activeChain.name })
  expect(result.current.problems).toEqual([
    { field: 'paymentToken', label: m.nftmake_field_token(), text },
  ])
  rerender({ state: 'known' })
  expect(result.current.problems).toEqual([])
})
