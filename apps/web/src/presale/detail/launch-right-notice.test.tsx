// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import LaunchRightNotice from './launch-right-notice.tsx'

const presale = makePresale()
const chain = vi.hoisted(() => ({ templateId: 2, launcher: '' }))
vi.mock('../shared/presale-contracts.ts', () => ({ presaleContracts: { tokenFactory: '0x1' } }))
vi.mock('../../core/read-client.ts', () => ({
  readClient: {
    readContract: async ({ functionName }: { functionName: string }) =>
      functionName === 'recordOf'
        ? { templateId: chain.templateId }
        : [false, 0n, 0n, 0n, false, chain.launcher, '0x0'],
  },
}))

afterEach(cleanup)

const isWarned = async (templateId: number, launcher: string) => {
  Object.assign(chain, { templateId, launcher })
  renderWithTheme(<LaunchRightNotice presale={presale} />)
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
  const isShown = screen.queryByText(m.presale_unfinishable_title()) !== null
  cleanup()
  return isShown
}

test('everybody reads that a presale without the right to open trading cannot be finished', async () => {
  const other = `0x${'9'.repeat(40)}`
  expect(await isWarned(2, `0x${'0'.repeat(40)}`)).toBe(true)
  expect(await isWarned(2, other)).toBe(true)
  expect(await isWarned(2, presale.address)).toBe(false)
  // A token without a gate has no say in it, whatever it answers.
  expect(await isWarned(1, other)).toBe(false)
  expect(await isWarned(0, other)).toBe(false)
})
