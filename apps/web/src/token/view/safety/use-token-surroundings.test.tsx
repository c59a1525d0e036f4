// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import type { SafetySubject } from './safety-subject.ts'
import { useTokenSurroundings } from './use-token-surroundings.ts'

const { at, holders } = vi.hoisted(() => ({
  at: (digit: string) => `0x${digit.repeat(40)}` as const,
  holders: vi.fn(),
}))
vi.mock('../../shared/platform-contracts.ts', () => ({ platformContracts: { launchPad: at('9') } }))
vi.mock('../../shared/use-indexed-token.ts', () => ({
  useTokenHolders: () => ({ data: { pages: [{ items: holders() }] } }),
}))
vi.mock('../../../core/token-api.ts', () => ({
  tokenApi: {
    listTokenLocks: async () => ({ items: [] }),
    getTokenVerification: async () => ({ status: 'off' }),
  },
}))
afterEach(cleanup)

const subject = { address: at('1'), ownPair: at('2'), registeredTemplate: 'X' } as SafetySubject
const pool = { pair: at('3') } as Parameters<typeof useTokenSurroundings>[1][number]

function Largest() {
  const { largestHolderBps } = useTokenSurroundings(subject, [pool])
  return <p>{largestHolderBps}</p>
}

const holding = (digit: string, shareBps: number, kind?: string) => ({
  ...{ holder: at(digit), shareBps },
  contract: kind ? { kind, number: '1', presaleKind: null } : null,
})

test.each(['presale', 'pool', 'airdrop', 'locker', 'pair', 'token'])(
  'what lies in a contract that the index calls %s is not held by one wallet',
  (kind) => {
    holders.mockReturnValue([holding('7', 6_000, kind), holding('8', 1_000)])
    renderWithTheme(<Largest />)
    screen.getByText('1000')
  },
)

test.each(['1', '2', '3', '9'])('nor what the token, a pool or the platform has (%s)', (digit) => {
  holders.mockReturnValue([holding(digit, 6_000), holding('8', 1_000)])
  renderWithTheme(<Largest />)
  screen.getByText('1000')
})

test('the largest wallet is the one that counts', () => {
  holders.mockReturnValue([holding('7', 6_000), holding('8', 1_000)])
  renderWithTheme(<Largest />)
  expect(screen.getByText('6000')).toBeDefined()
})
