// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { lockOwner } from '../test/lock-fixture.ts'
import { LockedShare } from './locked-share.tsx'

afterEach(cleanup)

const asset = { address: lockOwner, name: 'HBR', symbol: 'HBR', decimals: 0, totalSupply: 1_000n }

test.each([
  [
    'known',
    100n,
    [m.lock_whole_slice_forever(), m.lock_whole_slice_locked()],
    m.lock_whole_slice_held(),
  ],
  ['unknown', undefined, [m.lock_whole_slice_held()], m.lock_whole_slice_forever()],
])(
  'what is locked for ever has a part of its own only where it is %s',
  (_, forever, said, unsaid) => {
    renderWithTheme(<LockedShare asset={asset} locked={400n} forever={forever} />)
    for (const text of said) screen.getByText(text)
    expect(screen.queryByText(unsaid)).toBeNull()
  },
)
