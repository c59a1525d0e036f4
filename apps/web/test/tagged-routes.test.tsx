// @vitest-environment happy-dom
import type { PortfolioSlotList } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { type Action, actions } from '@slipway/sdk/accounts/session'
import { routes } from '@slipway/sdk/navigation/routes'
import { cleanup, screen, act as settle } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FormContext } from '../src/action/form-context.ts'
import { localSession } from '../src/core/session.ts'
import { useSessionStore } from '../src/core/session-store.ts'
import { TabContext } from '../src/core/tab-context.ts'
import type { Tab } from '../src/core/tab-list.ts'
import { TabPage } from '../src/frame/tab-page.tsx'
import { ListFile } from '../src/lock/create/list-file.tsx'
import { LockSubmit } from '../src/lock/create/lock-create-form.tsx'
import { LockFormContext } from '../src/lock/create/lock-form-context.ts'
import { OwnLock } from '../src/lock/detail/own-lock.tsx'
import { SubscribeButton } from '../src/lock/detail/subscribe-button.tsx'
import type { NftAct } from '../src/lock/nft/nft-act.ts'
import NftActions from '../src/lock/nft/nft-actions.tsx'
import { lockOwner, makeLockView, lockNow as now } from '../src/lock/test/lock-fixture.ts'
import { OwnSlot } from '../src/whitelist-market/own-slot.tsx'
import { renderWithTheme } from './render-with-theme.tsx'

const { never } = vi.hoisted(() => ({ never: () => new Promise(() => undefined) }))
vi.mock('../src/core/read-client.ts', () => ({
  readClient: { chain: { id: 31_337 }, readContract: never, getBlock: never },
}))
vi.mock('../src/core/badge-api.ts', () => ({ badgeApi: { getBadgesOfMany: never } }))
vi.mock('../src/lock/nft/use-pair-words.ts', () => ({
  usePairWords: () => ({ symbol0: 'ETH', symbol1: 'MOOR', amounts: () => ['1 ETH', '0 MOOR'] }),
}))
vi.mock('../src/lock/detail/lock-history.tsx', () => ({ LockHistory: () => null }))
vi.mock('../src/core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('../src/frame/region-gate.tsx', () => ({
  RegionGate: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('@tanstack/react-router', async (original) => {
  const routesById = { page: { options: { component: () => <p>the page</p> } } }
  return { ...(await original<object>()), useRouter: () => ({ routesById }) }
})
vi.mock('wagmi', () => ({ useConnection: () => ({ address: undefined }) }))

const at = (digit: string) => `0x${digit.repeat(40)}` as const
const act: FormContext = {
  token: { symbol: 'HBR', decimals: 18 },
  open: () => undefined,
  doneOf: () => null,
  clearDone: () => undefined,
}
const nft = {
  ...act,
  name: 'Anchor #9',
  position: {
    position: 'v3',
    token0: at('1'),
    token1: at('2'),
    fees: { amount0: 1n, amount1: 0n },
  },
  account: lockOwner,
  now: now + 200,
  lock: {
    ...{
      kind: 'nft',
      locker: at('3'),
      lockId: 4n,
      owner: lockOwner,
      collection: at('4'),
      nftId: 9n,
    },
    ...{ amount: 1n, initialAmount: 1n, lockedAt: now, unlockAt: now + 100, isForever: false },
    ...{ position: 'v3', poolAddress: at('5'), feeReceiver: lockOwner, isHeld: true, changes: 0 },
  },
} as unknown as NftAct
const slot = {
  presale: {
    ...{
      id: '1',
      chainId: 31_337,
      address: at('6'),
      kind: 'normal',
      info: null,
      slotTransfer: true,
    },
    ...{ token: { symbol: 'A', name: 'Alpha' }, status: { label: 'coming' } },
    ...{ startTime: now, endTime: now + 100, t1Seconds: 60, t2Seconds: 60 },
  },
  slot: { level: 1, status: 'unused' },
  openOffer: null,
} as unknown as PortfolioSlotList['items'][number]
const form = { idOf: (name: string) => name } as never

interface Tagged {
  /** An address of the route. */
  readonly address: string
  readonly content: () => ReactNode
  /** What stands on the page by which action. */
  readonly elements: readonly (readonly [Action | 'always', () => string])[]
}

const tagged: Readonly<Record<string, Tagged>> = {
  '/lock/token': {
    address: '/lock/token',
    content: () => (
      <LockFormContext value={form}>
        <LockSubmit isChecking={false} onStartOver={() => undefined} />
        <ListFile listFile={{} as never} template={() => ''} />
      </LockFormContext>
    ),
    elements: [
      ['always', m.lock_draft_clear],
      ['add', m.lock_submit],
      ['import', m.lock_list_file],
      ['export', m.lock_list_template],
    ],
  },
  '/lock/detail/$user/$contract': {
    address: `/lock/detail/${at('7')}/${at('8')}`,
    content: () => (
      <>
        <SubscribeButton of={{ owner: at('7') }} text={m.lock_subscribe_owner()} />
        <OwnLock act={act} view={makeLockView()} isOwner isUnfolded />
      </>
    ),
    elements: [
      ['always', m.lock_withdraw_title],
      ['add', m.lock_increment_title],
      ['edit', m.lock_relock_title],
      ['edit', m.lock_split_title],
      ['edit', m.lock_transfer_title],
      ['export', m.lock_subscribe_owner],
    ],
  },
  '/lock/nft-detail/$user/$contract': {
    address: `/lock/nft-detail/${at('7')}/${at('8')}`,
    content: () => <NftActions act={nft} />,
    elements: [
      ['always', m.lock_nft_withdraw_title],
      ['always', m.lock_nft_collect_title],
      ['edit', m.lock_nft_receiver_title],
      ['edit', m.lock_nft_relock_title],
      ['edit', m.lock_nft_handover_title],
    ],
  },
  '/whitelist/sell': {
    address: '/whitelist/sell',
    content: () => <OwnSlot act={act} contracts={{} as never} own={slot} />,
    elements: [
      ['always', () => 'Alpha'],
      ['add', m.whitelist_offer_title],
      ['edit', m.whitelist_give_title],
    ],
  },
}

afterEach(() => {
  cleanup()
  useSessionStore.getState().set(localSession)
})

/** Makes the session one of a role with these actions. */
const permit = (actionList: readonly Action[]) => {
  const roles = [{ id: 'admin', permissions: [{ permissionId: 'dashboard', actionList }] }] as const
  useSessionStore.getState().set({ ...localSession, roles })
}

/** Draws it, parts that load later too. */
const show = async ({ address, content, elements }: Tagged, actionList: readonly Action[]) => {
  permit(actionList)
  renderWithTheme(<TabContext value={{ key: address } as Tab}>{content()}</TabContext>)
  for (const [action, text] of elements) if (action === 'always') await screen.findAllByText(text())
}

test('every tagged route is looked at here', () => {
  const paths = routes.filter((route) => 'permission' in route).map(({ path }) => path)
  expect(paths.sort()).toEqual(Object.keys(tagged).sort())
})

describe.each(Object.entries(tagged))('%s', (_path, route) => {
  test.each(['query', ...new Set(route.elements.map(([action]) => action))] as const)(
    'with %s shows what it is for, what is one’s own, and nothing else',
    async (permitted) => {
      await show(route, permitted === 'always' ? actions : ['query', permitted])
      for (const [action, text] of route.elements) {
        const isShown = permitted === 'always' || action === 'always' || action === permitted
        expect([text(), screen.queryAllByText(text()).length > 0]).toEqual([text(), isShown])
      }
    },
  )

  test('on a route without a tag nothing is hidden', async () => {
    await show({ ...route, address: '/index' }, [])
    for (const [, text] of route.elements)
      expect(screen.queryAllByText(text()).length).toBeGreaterThan(0)
  })
})

describe('a page', () => {
  const open = (address: string) =>
    renderWithTheme(<TabPage tab={{ key: address, routeId: 'page', params: {}, search: {} }} />)
  const isShown = () => screen.queryByText('the page') !== null
  const addresses = Object.values(tagged).map(({ address }) => address)

  /** A refusal loads on demand, once: whoever would be refused is by then. */
  const isRefused = async () => {
    await import('../src/frame/forbidden-page.tsx')
    await settle(async () => undefined)
    return screen.queryByText(m.shell_403_title()) !== null
  }

  test.each(addresses)('at %s is for whom may query it', async (address) => {
    permit(['query'])
    open(address)
    expect(isShown()).toBe(true)
    cleanup()
    permit(actions.filter((action) => action !== 'query'))
    open(address)
    expect(isShown()).toBe(false)
    expect(await isRefused()).toBe(true)
  })

  test.each(addresses)('at %s waits for the roles of an account', async (address) => {
    useSessionStore.getState().set({ ...localSession, token: 't', roles: [] })
    open(address)
    expect(isShown()).toBe(false)
    expect(await isRefused()).toBe(false)
  })

  test('without a tag is for everybody', () => {
    permit([])
    open('/index')
    expect(isShown()).toBe(true)
  })
})
