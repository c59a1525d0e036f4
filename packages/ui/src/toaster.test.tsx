// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dismissNotice, noticeList, notify } from './notices.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  for (const { id } of noticeList()) dismissNotice(id)
  cleanup()
  vi.restoreAllMocks()
})

const kept = () => document.documentElement.style.getPropertyValue('--sw-notices')

test('the page keeps as much of its lower edge free as notices cover, for as long as they do', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(74)
  render(
    <MantineProvider>
      <Toaster />
    </MantineProvider>,
  )
  expect(kept()).toBe('0px')
  act(() => notify({ tone: 'good', title: 'Confirmed' }))
  expect(kept()).toBe('74px')
  act(() => dismissNotice(noticeList()[0]?.id ?? 0))
  expect(kept()).toBe('0px')
})
