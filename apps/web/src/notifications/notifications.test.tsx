// @vitest-environment happy-dom
import type { EventHandlers, Notification } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import NotificationBell from './notification-bell.tsx'
import { NotificationButton } from './notification-button.tsx'
import { parseKept, useNotificationStore } from './notification-store.ts'
import { readMore, unreadOf } from './unread.ts'

const { getNotifications, followEvents, connection } = vi.hoisted(() => ({
  getNotifications: vi.fn(),
  followEvents: vi.fn(),
  connection: { address: undefined as string | undefined },
}))
vi.mock('../core/overview-api.ts', () => ({ overviewApi: { getNotifications } }))
vi.mock('../core/follow-events.ts', () => ({ followEvents }))
vi.mock('wagmi', () => ({ useConnection: () => connection }))
vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('../entries/entry-amount.tsx', () => ({ EntryAmount: () => null }))
vi.mock('../core/use-entry-chain.ts', () => ({ useEntryChain: () => undefined }))
vi.setConfig({ testTimeout: 30_000 })

const wallet = `0x${'b'.repeat(40)}`
const address = `0x${'a'.repeat(40)}`
const now = Math.floor(Date.now() / 1_000)
const told = (id: string, more: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'presaleFilled',
  isDue: false,
  at: now - 60,
  chainId: 56,
  subject: 'presale',
  address,
  variant: 'fair',
  number: null,
  name: 'Harbour Light',
  amount: null,
  asset: null,
  ...more,
})
const pageOf = (items: readonly Notification[]) => ({
  address: wallet,
  items,
  nextCursor: null,
  watched: [`56-${address}`],
  isCut: false,
})
const two = [told('1'), told('2', { kind: 'lockRelease', subject: 'lock', isDue: true })]

beforeEach(() => {
  localStorage.clear()
  useNotificationStore.setState({ read: {}, hidden: [], isInBrowser: false })
  connection.address = wallet
  getNotifications.mockReset().mockResolvedValue(pageOf(two))
  followEvents.mockReset().mockReturnValue(() => undefined)
})
afterEach(cleanup)

const bell = (count: number) =>
  screen.findByRole('button', {
    name: count > 0 ? m.notification_button_unread({ count }) : m.notification_button(),
  })

test('beside pages of other networks the bell is there for a connected wallet alone', async () => {
  connection.address = undefined
  renderWithTheme(<NotificationButton isElsewhere />)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  renderWithTheme(<NotificationButton />)
  screen.getByRole('button', { name: m.notification_button() })
  cleanup()
  connection.address = wallet
  renderWithTheme(<NotificationButton isElsewhere />)
  await bell(2)
})

test('what was read stays read, news of long ago count as read, what can be done never does by age', () => {
  const old = now - 15 * 86_400
  const items = [told('1'), told('2', { at: old }), told('3', { at: old, isDue: true })]
  expect(unreadOf(items, [], now).map(({ id }) => id)).toEqual(['1', '3'])
  expect(unreadOf(items, ['1'], now).map(({ id }) => id)).toEqual(['3'])
})

test('read ones are remembered once each, the oldest forgotten first', () => {
  expect(readMore(['a', 'b'], ['a', 'c'])).toEqual(['b', 'a', 'c'])
  const many = Array.from({ length: 2_500 }, (_, number) => String(number))
  expect(readMore(many, ['x'])).toHaveLength(2_000)
  expect(readMore(many, ['x']).at(-1)).toBe('x')
})

test('what an earlier visit kept is read, and nonsense is not', () => {
  expect(parseKept({ read: { [wallet]: ['1'], x: 3 }, hidden: ['pool', 'no'] })).toEqual({
    read: { [wallet]: ['1'] },
    hidden: ['pool'],
    isInBrowser: false,
  })
  expect(parseKept('x')).toEqual({ read: {}, hidden: [], isInBrowser: false })
})

test('without a wallet it says what it would show, and asks nothing', async () => {
  connection.address = undefined
  renderWithTheme(<NotificationBell />)
  fireEvent.click(await bell(0))
  await screen.findByText(m.notification_nobody_text())
  expect(getNotifications).not.toHaveBeenCalled()
})

test('a panel that is opened shows what the clock alone has brought since', async () => {
  renderWithTheme(<NotificationBell />)
  const button = await bell(2)
  getNotifications.mockResolvedValue(
    pageOf([...two, told('3', { kind: 'poolReward', isDue: true })]),
  )
  fireEvent.click(button)
  await screen.findByText(m.portfolio_due_poolReward())
})

test('the bell counts, a line leads to its page and is read, and reading all empties the count', async () => {
  renderWithTheme(<NotificationBell />)
  fireEvent.click(await bell(2))
  expect(screen.getByText(m.notification_unread({ count: 2 })).getAttribute('role')).toBe('status')
  const line = await screen.findByRole('link', { name: new RegExp(m.notification_presaleFilled()) })
  expect(line.getAttribute('href')).toContain(address)
  fireEvent.click(line)
  await bell(1)
  fireEvent.click(await bell(1))
  fireEvent.click(await screen.findByRole('button', { name: m.notification_read_all() }))
  await bell(0)
  expect(JSON.parse(localStorage.getItem('slipway.notifications') ?? '{}').state.read).toEqual({
    [wallet]: ['1', '2'],
  })
})

test('another tab’s reading is taken over', async () => {
  renderWithTheme(<NotificationBell />)
  await bell(2)
  const state = { read: { [wallet]: ['1', '2'] }, hidden: [], isInBrowser: false }
  localStorage.setItem('slipway.notifications', JSON.stringify({ state, version: 1 }))
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'slipway.notifications' }))
  })
  await bell(0)
})

test('filters by what can be done and by group; a group that is not wanted counts no more', async () => {
  renderWithTheme(<NotificationBell />)
  fireEvent.click(await bell(2))
  const filter = await screen.findByRole('combobox', { name: m.notification_filter() })
  fireEvent.change(filter, { target: { value: 'due' } })
  expect(screen.queryByText(m.notification_presaleFilled())).toBeNull()
  screen.getByText(m.portfolio_due_lockRelease())
  fireEvent.click(screen.getByRole('checkbox', { name: m.notification_group_lock(), hidden: true }))
  await bell(1)
  await screen.findByText(m.notification_none_title())
})

test('says that the index is away', async () => {
  getNotifications.mockRejectedValue(new Error('away'))
  renderWithTheme(<NotificationBell />)
  fireEvent.click(await bell(0))
  await screen.findByText(m.notification_failed_title(), undefined, { timeout: 10_000 })
})

test('asks again for what concerns the wallet, and not for what others do elsewhere', async () => {
  renderWithTheme(<NotificationBell />)
  await bell(2)
  const handlers = followEvents.mock.calls[0]?.[0] as EventHandlers
  const elsewhere = { chainId: 56, subject: `0x${'c'.repeat(40)}`, account: address }
  handlers.onAct?.(elsewhere as never)
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(getNotifications).toHaveBeenCalledTimes(1)
  getNotifications.mockResolvedValue(pageOf([...two, told('3')]))
  handlers.onAct?.({ ...elsewhere, subject: address } as never)
  handlers.onAct?.({ ...elsewhere, account: wallet } as never)
  await bell(3)
  expect(getNotifications).toHaveBeenCalledTimes(2)
})

test('tells through the browser only what came while nobody looked, and only where it was allowed', async () => {
  const shown = vi.fn()
  const Fake = Object.assign(
    class {
      constructor(...given: unknown[]) {
        shown(...given)
      }
    },
    { permission: 'granted', requestPermission: async () => 'granted' },
  )
  vi.stubGlobal('Notification', Fake)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  useNotificationStore.setState({ isInBrowser: true })
  renderWithTheme(<NotificationBell />)
  await bell(2)
  expect(shown).not.toHaveBeenCalled()
  getNotifications.mockResolvedValue(pageOf([...two, told('3')]))
  const handlers = followEvents.mock.calls[0]?.[0] as EventHandlers
  handlers.onOpen?.()
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1))
  expect(shown.mock.calls[0]?.[0]).toBe(m.notification_presaleFilled())
  hidden.mockRestore()
  vi.unstubAllGlobals()
})
