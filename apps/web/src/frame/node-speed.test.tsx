// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { NodeSpeed as Speed } from '@slipway/sdk/evm/node-speed'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import { NodeSpeedLamp } from '../core/node-speed-lamp.tsx'
import { NodeSpeed } from './shell-header.tsx'

const node = { asked: [] as string[], fails: false }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (url: string) => {
    node.asked.push(url)
    return Response.json(node.fails ? { error: { code: -32_000 } } : { result: '0x1' })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each<[Speed | undefined, string, string]>([
  [undefined, '…', m.shell_node_measuring()],
  [{ grade: 'green', milliseconds: 120 }, '120 ms', 'Node speed: 120 ms, fast'],
  [{ grade: 'yellow', milliseconds: 900 }, '900 ms', 'Node speed: 900 ms, slow'],
  [{ grade: 'red', milliseconds: 2_500 }, '2500 ms', 'Node speed: 2500 ms, very slow'],
  [{ grade: 'timeout', milliseconds: undefined }, 'timeout', 'Node speed: timeout'],
])('%o reads as %s', (speed, shown, spoken) => {
  renderWithTheme(<NodeSpeedLamp speed={speed} />)
  const lamp = screen.getByRole('img', { name: spoken })
  expect(lamp.textContent).toBe(shown)
  expect(lamp.getAttribute('data-speed')).toBe(speed?.grade ?? null)
})

test('the node is measured while the page is seen, and after a failure the next one', async () => {
  renderWithTheme(<NodeSpeed />)
  expect(screen.getByRole('img').textContent).toBe('…')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('img').getAttribute('data-speed')).toBe('green')
  node.fails = true
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(screen.getByRole('img').textContent).toBe('timeout')
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  const [first, , last] = node.asked
  expect([first, last]).toEqual(activeChain.rpcUrls.slice(0, 2))
})
