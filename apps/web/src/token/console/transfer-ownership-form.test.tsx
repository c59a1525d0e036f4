// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { transferOwnershipPlan } from './console-plans.ts'
import { TransferOwnershipForm } from './transfer-ownership-form.tsx'

afterEach(cleanup)

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

test.each([
  { what: 'before trading is open', taxed: { launch: { isLaunched: false } }, isWarned: true },
  { what: 'that trades', taxed: { launch: { isLaunched: true } }, isWarned: false },
  { what: 'that moves freely', taxed: undefined, isWarned: false },
])(
  'who hands over a token $what is told whether its next owner can hold it',
  ({ taxed, isWarned }) => {
    const token = { address, symbol: 'HBR', owner: address, taxed } as unknown as Token
    const act = { token, doneOf: () => null, clearDone: () => undefined, open: () => undefined }
    renderWithTheme(<TransferOwnershipForm act={act as never} />)
    const warning = m.token_transfer_unlaunched({ symbol: 'HBR' })
    expect(screen.queryByText(warning) !== null).toBe(isWarned)
    const { permanent } = transferOwnershipPlan(token, address).review
    expect(permanent?.includes(warning)).toBe(isWarned)
  },
)
