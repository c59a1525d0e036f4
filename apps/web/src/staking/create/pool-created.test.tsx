// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import PoolCreated from './pool-created.tsx'

// Links belong to the router, which stands outside.
vi.mock('../../form/next-steps.tsx', () => ({
  NextSteps: ({ steps }: { steps: readonly { title: string }[] }) =>
    steps.map(({ title }) => <p key={title}>{title}</p>),
}))

afterEach(cleanup)

test('managing a pool is offered to its maker only where no other wallet is its admin', () => {
  for (const isOthers of [false, true]) {
    renderWithTheme(
      <PoolCreated
        pending={{ at: 1, stakedToken: zeroAddress, name: 'Keel', isOthers }}
        made={{ pool: zeroAddress, id: 7n }}
        onAgain={() => undefined}
      />,
    )
    screen.getByText(m.stakemake_created_view())
    expect(screen.queryByText(m.stakemake_created_manage()) === null).toBe(isOthers)
    cleanup()
  }
})
