// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { afterPress } from './after-press.ts'

const press = (type: 'pointerdown' | 'pointerup' | 'pointercancel') =>
  window.dispatchEvent(new Event(type))

it('runs at once where nothing is pressed', () => {
  const run = vi.fn()
  afterPress(run)
  expect(run).toHaveBeenCalledOnce()
})

it.each(['pointerup', 'pointercancel'] as const)(
  'waits during a press until %s, and for the click that follows it, and runs once',
  async (end) => {
    const seen: string[] = []
    press('pointerdown')
    afterPress(() => seen.push('run'))
    expect(seen).toEqual([])
    press(end)
    seen.push('click')
    await vi.waitFor(() => expect(seen).toEqual(['click', 'run']), { timeout: 10_000 })
    press('pointerup')
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(seen).toEqual(['click', 'run'])
  },
)
