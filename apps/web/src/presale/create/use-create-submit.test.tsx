// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { activeChain } from '../../core/active-chain.ts'
import { ChunkTimeoutError } from '../../core/chunk-error.ts'
import { emptyPresaleForm } from './empty-presale-form.ts'
import type { PresaleFormScope } from './presale-form-context.ts'
import type { PresaleToken } from './presale-token.ts'
import { useCreateSubmit } from './use-create-submit.ts'

const account = '0x0000000000000000000000000000000000000001'
const chain = activeChain.name
const parts = vi.hoisted(() => ({ readDraft: vi.fn(), preparePresale: vi.fn() }))
vi.mock('wagmi', async (actual) => ({
  ...(await actual<typeof import('wagmi')>()),
  useConnection: () => ({ address: account, chainId: 1 }),
}))
vi.mock('./read-draft.ts', async (actual) => ({
  ...(await actual<typeof import('./read-draft.ts')>()),
  readDraft: parts.readDraft,
}))
vi.mock('./prepare-presale.ts', () => ({ preparePresale: parts.preparePresale }))

const form = {
  getValues: () => ({ ...emptyPresaleForm, token: account }),
  errors: {},
  setErrors: vi.fn(),
  clearErrors: vi.fn(),
}
const known: PresaleToken = { state: 'known', facts: { symbol: 'HBR' } as never }

beforeEach(() => {
  for (const fake of [...Object.values(parts), form.setErrors]) fake.mockReset()
  form.setErrors.mockImplementation((errors: object) => Object.assign(form, { errors }))
  parts.readDraft.mockReturnValue({ draft: {}, issues: [] })
  parts.preparePresale.mockResolvedValue({ kind: 'stopped', text: 'got there' })
})

function show(first: PresaleToken) {
  const hook = renderHook(
    ({ token }) =>
      useCreateSubmit({
        contracts: {} as never,
        scope: { form, kind: 'normal', token } as unknown as PresaleFormScope,
        whitelist: {} as never,
        getNow: () => 1,
        review: { open: vi.fn() },
        onPrepared: vi.fn(),
        onWalletNeeded: vi.fn(),
      }),
    { initialProps: { token: first } },
  )
  return { ...hook, submit: () => act(() => hook.result.current.submit()) }
}

test('an address without a token is named as the fault of its field', async () => {
  const { result, submit } = show({ state: 'missing' })
  await submit()
  const text = m.presale_token_missing({ chain })
  expect(form.setErrors).toHaveBeenCalledWith({ token: text })
  expect(result.current.problems).toMatchObject([{ field: 'token', text }])
  expect(result.current.attempt).toBe(1)
  expect(result.current.preflight.stages.entries).toBe('failed')
})

test('where no node tells of the token, the checks stop with that', async () => {
  const { result, submit } = show({ state: 'unread', retry: vi.fn() })
  await submit()
  const { stages, problem, remedy } = result.current.preflight
  expect([stages.entries, problem]).toEqual(['failed', m.presale_check_unreachable({ chain })])
  expect(remedy?.label).toBe(m.shell_retry())
  expect(parts.preparePresale).not.toHaveBeenCalled()
})

test('asked again they show that the token is read anew, and go on with what came out', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const retry = vi.fn(() => promise)
  const { result, submit, rerender } = show({ state: 'unread', retry })
  await submit()
  await act(async () => result.current.preflight.remedy?.run())
  expect(retry).toHaveBeenCalledOnce()
  expect(result.current.isChecking).toBe(true)
  expect(result.current.preflight).toMatchObject({ problem: undefined, remedy: undefined })
  expect(result.current.preflight.stages.entries).toBe('running')
  rerender({ token: known })
  await act(async () => answer())
  await waitFor(() => expect(result.current.preflight.problem).toBe('got there'))
  expect(result.current.isChecking).toBe(false)
})

test('one that no node tells of again leaves the same to be asked', async () => {
  const { result, submit } = show({ state: 'unread', retry: async () => undefined })
  await submit()
  await act(async () => result.current.preflight.remedy?.run())
  await waitFor(() => expect(result.current.isChecking).toBe(false))
  expect(result.current.preflight.problem).toBe(m.presale_check_unreachable({ chain }))
  expect(result.current.preflight.remedy?.label).toBe(m.shell_retry())
})

test('a token that is still being read is waited for', async () => {
  const { result, rerender } = show({ state: 'reading' })
  let done: Promise<void> | undefined
  act(() => {
    done = result.current.submit()
  })
  await waitFor(() => expect(parts.readDraft).toHaveBeenCalled())
  expect(parts.preparePresale).not.toHaveBeenCalled()
  rerender({ token: known })
  await act(() => done ?? Promise.resolve())
  expect(result.current.preflight.problem).toBe('got there')
  expect(parts.preparePresale.mock.calls[0]?.[0]).toMatchObject({ token: { symbol: 'HBR' } })
})

test('a token that is never read ends the waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const { result } = show({ state: 'reading' })
  await act(async () => {
    const done = result.current.submit()
    await vi.advanceTimersByTimeAsync(30_000)
    await done
  })
  vi.useRealTimers()
  expect(result.current.preflight.problem).toBe(m.presale_check_unreachable({ chain }))
})

test('a part that does not load stops the checks with that, and none is left running', async () => {
  parts.preparePresale.mockRejectedValue(new ChunkTimeoutError())
  const { result, submit } = show(known)
  await submit()
  const { stages, problem } = result.current.preflight
  expect(problem).toBe(m.shell_chunk_text())
  expect(Object.values(stages)).not.toContain('running')
  expect(result.current.isChecking).toBe(false)
})
