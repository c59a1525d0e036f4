// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type PendingCreation, usePendingCreation } from './use-pending-creation.ts'

interface PendingBoat extends PendingCreation {
  readonly name: string
}

const open = (kind = 'boat') => renderHook(() => usePendingCreation<PendingBoat>(kind)).result

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('what is being made outlives a reload, under its kind, until it is forgotten', () => {
  vi.spyOn(Date, 'now').mockReturnValue(5)
  const page = open()
  expect(page.current.pending).toBeUndefined()
  act(() => page.current.take({ name: 'Wave' }))
  expect(page.current.pending).toEqual({ name: 'Wave', at: 5 })
  expect(open().current.pending).toEqual({ name: 'Wave', at: 5 })
  expect(open('raft').current.pending).toBeUndefined()
  act(() => page.current.forget())
  expect(page.current.pending).toBeUndefined()
  expect(open().current.pending).toBeUndefined()
})

test('a link that names another thing to begin with opens its form, not what was made by the link before', () => {
  const through = (link?: string) =>
    renderHook(() => usePendingCreation<PendingBoat>('boat', link)).result
  const page = through('hull')
  act(() => page.current.take({ name: 'Wave' }))
  expect(page.current.pending).toMatchObject({ name: 'Wave' })
  expect(through('hull').current.pending).toMatchObject({ name: 'Wave' })
  expect(through().current.pending).toMatchObject({ name: 'Wave' })
  expect(through('sail').current.pending).toBeUndefined()
})

test('a browser that refuses storage keeps it as long as the page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused')
  })
  const page = open()
  act(() => page.current.take({ name: 'Wave' }))
  expect(page.current.pending).toMatchObject({ name: 'Wave' })
})
