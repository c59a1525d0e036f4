// @vitest-environment happy-dom
import { dismissNotice, noticeList } from '@slipway/ui/notices'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Connector } from 'wagmi'
import { useConnectWallet } from './use-connect-wallet.ts'

const wallet = vi.hoisted(() => ({ connect: vi.fn(), disconnect: vi.fn(async () => undefined) }))
vi.mock('wagmi', () => ({
  useConnect: () => ({ mutateAsync: wallet.connect, isPending: false }),
  useDisconnect: () => ({ mutateAsync: wallet.disconnect }),
}))

// The dialog hands on what wagmi found; nothing of it is looked at here.
const connector = { uid: 'one', name: 'Test wallet' } as Connector
const connect = () => renderHook(() => useConnectWallet()).result.current.connect(connector)

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  for (const { id } of noticeList()) dismissNotice(id)
})

test('a wallet that answers is connected, and nothing is said', async () => {
  wallet.connect.mockResolvedValueOnce({ accounts: ['0xa'] })
  expect(await connect()).toBe(true)
  expect(wallet.connect).toHaveBeenCalledWith({ connector })
  expect(wallet.disconnect).not.toHaveBeenCalled()
  expect(noticeList()).toEqual([])
})

test('a failed request clears the current wallet and says why', async () => {
  wallet.connect.mockRejectedValueOnce(
    Object.assign(new Error('long'), { shortMessage: 'Wallet locked' }),
  )
  expect(await connect()).toBe(false)
  expect(wallet.disconnect).toHaveBeenCalledOnce()
  expect(noticeList()).toMatchObject([{ tone: 'warn', title: 'The wallet did not connect.' }])
  expect(noticeList()[0]?.message).toContain('Wallet locked')
})

test('a refusal by the user clears it too, and is called a refusal', async () => {
  wallet.connect.mockRejectedValueOnce(
    new Error('x', { cause: Object.assign(new Error(), { code: 4001 }) }),
  )
  expect(await connect()).toBe(false)
  expect(wallet.disconnect).toHaveBeenCalledOnce()
  expect(noticeList()[0]?.message).toContain('rejected in the wallet')
})
