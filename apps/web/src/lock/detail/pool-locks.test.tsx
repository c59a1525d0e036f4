// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { PoolLocks } from './pool-locks.tsx'

const chain = vi.hoisted(() => ({ totalSupply: undefined as bigint | undefined }))
vi.mock('../shared/use-asset-facts.ts', () => ({
  useTokenFacts: () => ({
    data: chain.totalSupply === undefined ? undefined : { totalSupply: chain.totalSupply },
  }),
}))
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ children }: { children: ReactNode }) => <span>{children}</span>,
}))

afterEach(cleanup)

const pool = {
  ...{ asset: `0x${'7'.repeat(40)}`, symbol: 'UNI-V2', pair: null, supply: '100' },
  ...{ totalLocked: '160', totalLockedForever: '0', lockCount: 2, nextUnlockAt: null },
}

test('which share of a pool is locked is told by the supply on chain, not by one that the index kept', () => {
  for (const [totalSupply, share] of [
    [160n, '100%'],
    [320n, '50%'],
    [undefined, '—'],
  ] as const) {
    chain.totalSupply = totalSupply
    renderWithTheme(<PoolLocks pools={[pool as never]} now={1} />)
    screen.getByText(share)
    expect(screen.queryByText('160%')).toBeNull()
    cleanup()
  }
})
