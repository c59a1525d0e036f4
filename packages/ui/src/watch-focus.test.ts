// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { watchFocus } from './watch-focus.ts'

let button: HTMLButtonElement

beforeEach(() => {
  button = document.createElement('button')
  document.body.append(button)
})
afterEach(() => {
  button.remove()
  vi.restoreAllMocks()
})

/** As a browser says that an element loses the focus; the rest of the task that takes it follows. */
async function lose(rest: () => void = () => undefined): Promise<void> {
  button.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  rest()
  await Promise.resolve()
}

function watch() {
  const come = vi.fn()
  const leave = vi.fn()
  const end = watchFocus({ come, leave })
  onTestFinished(end)
  return { come, leave, end }
}

test('it says where the focus comes to, and who left what has it', async () => {
  const { come, leave } = watch()
  button.focus()
  expect(come).toHaveBeenCalledWith(button)
  await lose()
  expect(leave).toHaveBeenCalledWith(button)
})

test('what is disabled loses the focus, and nobody left it', async () => {
  const { leave } = watch()
  button.disabled = true
  await lose()
  expect(leave).not.toHaveBeenCalled()
})

test('nor what is taken away, whether a browser says so before or after', async () => {
  const { leave } = watch()
  await lose(() => button.remove())
  expect(leave).not.toHaveBeenCalled()
})

test('nor does anybody go on in a window that is left for another', async () => {
  const { leave } = watch()
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  await lose()
  expect(leave).not.toHaveBeenCalled()
})

test('once it has ended it says nothing', async () => {
  const { come, leave, end } = watch()
  end()
  button.focus()
  await lose()
  expect(come).not.toHaveBeenCalled()
  expect(leave).not.toHaveBeenCalled()
})
