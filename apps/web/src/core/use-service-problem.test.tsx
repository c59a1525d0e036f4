// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { useServiceProblem } from './service-problem.ts'

const service = vi.hoisted(() => ({ status: async (): Promise<unknown> => undefined, asked: 0 }))
vi.mock('./api.ts', () => ({
  api: {
    getStatus: () => {
      service.asked += 1
      return service.status()
    },
  },
}))
vi.mock('./use-node-speed.ts', () => ({ useNodeSpeed: () => ({ failures: 0 }) }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Problem() {
  return <p>{useServiceProblem()?.kind ?? 'well'}</p>
}

test('an API that is away is told, asked again every 5 s, and no longer told once it answers', async () => {
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  service.status = () => Promise.reject(new Error('away'))
  renderWithTheme(<Problem />)
  await wait(1)
  expect(screen.getByText('api-down')).toBeDefined()
  service.status = async () => ({ healthy: true, chains: [] })
  await wait(5_000)
  expect(screen.getByText('well')).toBeDefined()
  expect(service.asked).toBe(2)
  await wait(29_000)
  expect(service.asked).toBe(2)
})
