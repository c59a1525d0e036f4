// @vitest-environment happy-dom
import { errorMessage, m, setLocale } from '@slipway/messages'
import type { Lockable } from '@slipway/sdk/platform/lockable'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithWallet } from '../../../test/render-with-wallet.tsx'
import { ChunkTimeoutError } from '../../core/chunk-error.ts'
import { toLocalInput } from '../../form/local-time.ts'
import { LockCreateForm } from './lock-create-form.tsx'
import { lockDrafts, useCreateFormState } from './use-create-form-state.ts'

const DAY = 86_400
const now = 1_795_000_020
const one = '0x0000000000000000000000000000000000000001'
const contracts = {
  tokenLocker: one,
  liquidityLocker: one,
  nftLocker: one,
  lockAnnouncer: one,
} as const
const addresses = {
  token: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  ours: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  pair: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  nft: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  none: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
} as const
const facts = { name: 'Keel', symbol: 'KEEL', decimals: 18, totalSupply: 10n ** 24n, balance: 0n }
const known: Readonly<Record<string, Lockable>> = {
  [addresses.token]: { kind: 'token', ...facts, mayRebase: false },
  [addresses.ours]: { kind: 'token', ...facts, mayRebase: false, templateId: 2 },
  [addresses.pair]: {
    kind: 'pair',
    ...facts,
    token0: { address: one, symbol: 'KEEL' },
    token1: { address: one, symbol: 'WBNB' },
    factory: one,
    venue: 'Some exchange',
  },
  [addresses.nft]: { kind: 'nft', name: 'Buoys', position: 'none', balance: 0n },
  [addresses.none]: { kind: 'none' },
}
vi.mock('@slipway/sdk/lock/evm/recognise-lockable', () => ({
  recogniseLockable: async (_client: unknown, address: string) => known[address],
}))
// Links belong to the router, which stands outside of the form.
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
const parts = vi.hoisted(() => ({ areAway: false }))
vi.mock('../../core/lazy-part.ts', async (actual) => ({
  ...(await actual<typeof import('../../core/lazy-part.ts')>()),
  withChunkTimeout: async (load: Promise<unknown>) => {
    if (parts.areAway) throw new ChunkTimeoutError()
    return await load
  },
}))
vi.setConfig({ testTimeout: 30_000 })

const getNow = () => now

function Form() {
  const state = useCreateFormState(undefined, getNow)
  return (
    <LockCreateForm
      prefix="lock-token"
      contracts={contracts}
      state={state}
      getNow={getNow}
      onPrepared={vi.fn()}
      onStartOver={state.startOver}
    />
  )
}

function show() {
  return renderWithWallet(<Form />)
}

const slow = { timeout: 10_000 }
const field = (name: string) => document.getElementById(`lock-token-${name}`) as HTMLInputElement
const type = (name: string, text: string) =>
  act(async () => fireEvent.change(field(name), { target: { value: text } }))
const choose = (title: string) => act(async () => fireEvent.click(screen.getByText(title)))
const send = () => act(async () => fireEvent.submit(field('asset')))
const name = async (kind: keyof typeof addresses, shown: string) => {
  await type('asset', addresses[kind])
  await screen.findByText(shown, {}, slow)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  parts.areAway = false
  setLocale('en-US', { reload: false })
})

describe.each(['en-US', 'zh-CN'] as const)('the form of a lock in %s', (locale) => {
  beforeEach(() => setLocale(locale, { reload: false }))

  test('an empty form names what is missing, in a summary that takes the focus', async () => {
    show()
    await send()
    const summary = await screen.findByRole('alert', {}, slow)
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(summary.textContent).toContain(m.lock_field_asset())
    expect(summary.textContent).toContain(errorMessage('Input_Required', {}, { locale }))
    expect(field('amount')).toBeNull()
  })

  test('an address that is nothing, no pool or no collection has its own message', async () => {
    show()
    await type('asset', addresses.none)
    expect(await screen.findByText(m.error_Token_InfoNotFound(), {}, slow)).toBeTruthy()
    await type('asset', addresses.token)
    await screen.findByText(m.lock_create_kind_token(), {}, slow)
    await choose(m.lock_expects_pair())
    const message = errorMessage('LiquidityLocker_NotLiquidityPool', {}, { locale })
    expect(await screen.findByText(message, {}, slow)).toBeTruthy()
    expect(field('amount')).toBeNull()
    await choose(m.lock_expects_nft())
    expect(await screen.findByText(m.lock_asset_not_nft(), {}, slow)).toBeTruthy()
  })

  test('a lock below thirty days is warned of in red, half a year is filled in', async () => {
    show()
    await name('token', m.lock_create_kind_token())
    await waitFor(() => expect(field('unlockAt')).toBeTruthy(), slow)
    expect(field('unlockAt').value).toBe(toLocalInput(now + 180 * DAY))
    expect(screen.queryByText(m.lock_short_text())).toBeNull()
    await type('unlockAt', toLocalInput(now + 29 * DAY))
    expect(screen.getByText(m.lock_short_text())).toBeTruthy()
  })

  test('"for ever" says that it can never be undone, and leaves no release to choose', async () => {
    show()
    await name('token', m.lock_create_kind_token())
    await screen.findByText(m.lock_until_forever(), {}, slow)
    expect(screen.getByText(m.lock_release_linear())).toBeTruthy()
    await choose(m.lock_until_forever())
    expect(screen.getByText(m.lock_forever_text())).toBeTruthy()
    expect(field('unlockAt')).toBeNull()
    expect(screen.queryByText(m.lock_release_linear())).toBeNull()
  })
})

test('the English message of a wrong pool is the specified one', () => {
  expect(errorMessage('LiquidityLocker_NotLiquidityPool')).toBe(
    'The address entered is not a liquidity pool address',
  )
})

test('shows only what applies to what the address is', async () => {
  show()
  await name('nft', m.lock_create_kind_nft())
  await waitFor(() => expect(field('nftId')).toBeTruthy(), slow)
  expect(field('amount')).toBeNull()
  expect(field('isMigratable')).toBeNull()
  expect(screen.queryByText(m.lock_section_release())).toBeNull()
  await name('pair', m.lock_kind_pair())
  await waitFor(() => expect(field('amount')).toBeTruthy(), slow)
  expect(screen.getAllByText('KEEL / WBNB').length).toBeGreaterThan(0)
  expect(screen.getByText('Some exchange')).toBeTruthy()
  expect(field('nftId')).toBeNull()
  expect(field('isRebasing')).toBeNull()
})

test('whoever was named for one asset is not named for the next', async () => {
  show()
  await type('asset', addresses.token)
  await waitFor(() => expect(field('owner')).not.toBeNull(), slow)
  await type('owner', addresses.none)
  await type('asset', addresses.token.toLowerCase())
  expect(field('owner').value).toBe(addresses.none)
  await type('asset', addresses.ours)
  await waitFor(() => expect(field('owner').value).toBe(''), slow)
})

test('a lock does not move unless that was chosen, and only foreign tokens can count in shares', async () => {
  show()
  await name('token', m.lock_create_kind_token())
  await waitFor(() => expect(field('isMigratable')).toBeTruthy(), slow)
  expect(field('isMigratable').checked).toBe(false)
  expect(field('isRebasing').checked).toBe(false)
  await type('asset', addresses.ours)
  await waitFor(() => expect(field('isRebasing')).toBeNull(), slow)
  expect(field('isMigratable')).toBeTruthy()
})

test('an even release is drawn and told in dates while it is typed', async () => {
  show()
  await name('token', m.lock_create_kind_token())
  await screen.findByText(m.lock_release_stepped(), {}, slow)
  await type('amount', '1000')
  await choose(m.lock_release_stepped())
  await type('cliffAt', toLocalInput(now + 10 * DAY))
  expect(field('unlockAt')).toBeNull()
  const picture = await screen.findByRole('img', { name: /7 steps/ }, slow)
  expect(picture).toBeTruthy()
  // Its heading and a row for each release.
  expect(screen.getAllByRole('row')).toHaveLength(8)
  expect((await screen.findAllByText('150 KEEL', {}, slow)).length).toBe(6)
})

test('rows of a list mark what is wrong, and the sum counts what is right', async () => {
  show()
  await name('token', m.lock_create_kind_token())
  await screen.findByText(m.lock_entry_list(), {}, slow)
  await choose(m.lock_entry_list())
  await screen.findByText(m.lock_row_add(), {}, slow)
  const cell = (number: number, label: string) =>
    screen.getByLabelText(m.lock_row_field({ number, field: label })) as HTMLInputElement
  const put = (input: HTMLInputElement, value: string) =>
    act(async () => fireEvent.change(input, { target: { value } }))
  await put(cell(1, m.lock_row_owner()), addresses.ours)
  await put(cell(1, m.lock_field_amount()), '10')
  await put(cell(1, m.lock_row_unlock()), 'forever')
  await choose(m.lock_row_add())
  await put(cell(2, m.lock_row_owner()), '0x12')
  await put(cell(2, m.lock_field_amount()), '5')
  await waitFor(
    () => expect(cell(2, m.lock_row_owner()).getAttribute('aria-invalid')).toBe('true'),
    slow,
  )
  expect(cell(1, m.lock_row_owner()).getAttribute('aria-invalid')).not.toBe('true')
  expect(screen.getByText('incorrect address format on line 2')).toBeTruthy()
  expect(screen.getByText('10 KEEL')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByLabelText(m.lock_row_remove({ number: 2 }))))
  await choose(m.lock_list_text())
  expect(field('list').value).toBe(`${addresses.ours},10,forever`)
})

test('a draft of an earlier visit is offered, and taken up or discarded', async () => {
  show()
  await name('token', m.lock_create_kind_token())
  await waitFor(() => expect(field('amount')).toBeTruthy(), slow)
  await type('amount', '77')
  cleanup()
  sessionStorage.clear()
  show()
  expect(field('asset').value).toBe('')
  await act(async () => fireEvent.click(screen.getByText(m.shell_draft_restore())))
  expect(field('asset').value).toBe(addresses.token)
  await waitFor(() => expect(field('amount')?.value).toBe('77'), slow)
  cleanup()
  sessionStorage.clear()
  show()
  await act(async () => fireEvent.click(screen.getByText(m.shell_draft_discard())))
  expect(lockDrafts.load()).toBeNull()
  expect(field('unlockAt')).toBeNull()
})

test('a part that does not load is told above the form, which can be sent again', async () => {
  show()
  await name('token', m.lock_create_kind_token())
  parts.areAway = true
  await send()
  const summary = await screen.findByRole('alert', {}, slow)
  expect(summary.textContent).toContain(m.shell_chunk_text())
  expect(document.activeElement).toBe(summary)
  parts.areAway = false
  await send()
  await waitFor(
    () => expect(screen.getByRole('alert').textContent).toContain(m.lock_field_amount()),
    slow,
  )
  expect(screen.getByRole('alert').textContent).not.toContain(m.shell_chunk_text())
})
