// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { NftPosition } from '@slipway/sdk/lock/evm/get-nft-position'
import { lockForever, lockLimits } from '@slipway/sdk/lock/lock-limits'
import type { NftLockRecord } from '@slipway/sdk/lock/types'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { NftPicture } from '../../files/nft-picture.tsx'
import { toLocalInput } from '../../form/local-time.ts'
import { loadRefusalText } from '../../form/use-refusal-text.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { lockContractsOfTest } from '../test/lock-fixture.ts'
import { canCollect, isLockOwner, type NftAct } from './nft-act.ts'
import NftActions from './nft-actions.tsx'
import { NftPowers } from './nft-card.tsx'
import { readRelock } from './nft-forms.tsx'
import { PositionFacts } from './position-facts.tsx'

beforeAll(loadRefusalText)

const token: Address = '0x1000000000000000000000000000000000000001'

vi.mock('../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31337 }, readContract: () => new Promise(() => undefined) },
}))
vi.mock('./use-pair-words.ts', () => ({
  usePairWords: (position: unknown) =>
    position
      ? {
          symbol0: 'ETH',
          symbol1: 'MOOR',
          decimals0: 18,
          decimals1: 18,
          amounts: (of: { amount0: bigint; amount1: bigint }) => [
            `${of.amount0} ETH`,
            `${of.amount1} MOOR`,
          ],
        }
      : undefined,
}))

const owner: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const receiver: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const stranger: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const now = 1_800_000_000
const unlockAt = now + 86_400

const lock: NftLockRecord = {
  kind: 'nft',
  locker: '0x2000000000000000000000000000000000000002',
  lockId: 4n,
  owner,
  collection: token,
  nftId: 9n,
  amount: 1n,
  initialAmount: 1n,
  lockedAt: now - 1_000,
  unlockAt,
  isForever: false,
  position: 'v3',
  poolAddress: '0x3000000000000000000000000000000000000003',
  feeReceiver: receiver,
  isHeld: true,
  changes: 0,
}

const position: NftPosition = {
  position: 'v3',
  poolAddress: '0x3000000000000000000000000000000000000003',
  token0: zeroAddress,
  token1: token,
  feePpm: 3_000,
  tickLower: -600,
  tickUpper: 600,
  liquidity: 1_000n,
  tick: 0,
  sqrtPriceX96: 1n << 96n,
  worth: { amount0: 5n, amount1: 6n },
  fees: { amount0: 7n, amount1: 0n },
}

const open = vi.fn<(plan: ShownPlan) => void>()

function actOf(parts: Partial<NftAct> = {}): NftAct {
  return {
    contracts: lockContractsOfTest,
    lock,
    name: 'Anchor #9',
    position,
    account: owner,
    now,
    token: { symbol: 'NFT', decimals: 0 },
    open: open as unknown as NftAct['open'],
    doneOf: () => null,
    clearDone: () => undefined,
    ...parts,
  }
}

/** Opens the form of an action by its title. */
const unfold = (action: string, title: string) =>
  fireEvent.click(screen.getByRole('button', { name: m.console_row_open({ action, title }) }))
const review = () => fireEvent.click(screen.getByRole('button', { name: m.token_console_review() }))

afterEach(() => {
  cleanup()
  open.mockReset()
})

describe('whose a lock is', () => {
  test('the owner acts, the receiver collects, nobody else does anything', () => {
    expect(
      [owner, receiver, stranger, undefined].map((account) => isLockOwner({ lock, account })),
    ).toEqual([true, false, false, false])
    expect(
      [owner, receiver, stranger, undefined].map((account) => canCollect({ lock, account })),
    ).toEqual([true, true, false, false])
  })

  test('a stranger sees no action', () => {
    const { container } = renderWithTheme(<NftActions act={actOf({ account: stranger })} />)
    expect(container.querySelector('section')).toBeNull()
  })

  test('the fee receiver sees collecting and nothing else', () => {
    renderWithTheme(<NftActions act={actOf({ account: receiver })} />)
    expect(screen.getByText(m.lock_nft_collect_title())).toBeTruthy()
    for (const title of [m.lock_nft_relock_title(), m.lock_nft_handover_title()])
      expect(screen.queryByText(title)).toBeNull()
  })

  test('of what the collection has taken out nothing can be collected, withdrawn, prolonged or handed over', () => {
    renderWithTheme(
      <>
        <NftPowers lock={{ ...lock, isHeld: false }} />
        <NftActions act={actOf({ lock: { ...lock, isHeld: false } })} />
      </>,
    )
    for (const text of [
      m.lock_nft_collect_title(),
      m.lock_nft_withdraw_title(),
      m.lock_nft_relock_title(),
      m.lock_nft_handover_title(),
      m.lock_nft_power_withdraw(),
    ])
      expect(screen.queryByText(text)).toBeNull()
  })
})

describe('collecting', () => {
  test('says what would be paid and to whom, before anything is signed', async () => {
    renderWithTheme(<NftActions act={actOf()} />)
    unfold(m.lock_nft_collect_open(), m.lock_nft_collect_title())
    expect(
      screen.getByText(
        m.lock_nft_collect_preview({ amounts: '7 ETH · 0 MOOR', address: receiver }),
      ),
    ).toBeTruthy()
    review()
    await waitFor(() => expect(open).toHaveBeenCalledOnce())
    const plan = open.mock.calls[0]?.[0]
    expect(plan?.input).toEqual({ locker: lock.locker, lockId: 4n })
    expect(plan?.label.kind).toBe('lock_collect_fees')
    expect(plan?.review.gets.map(({ value }) => value)).toEqual(['7 ETH', '0 MOOR'])
  })

  test('with nothing earned there is nothing to collect', () => {
    const fees = { amount0: 0n, amount1: 0n }
    renderWithTheme(<NftActions act={actOf({ position: { ...position, fees } })} />)
    expect(screen.getByText(m.lock_nft_collect_none())).toBeTruthy()
  })

  test('an exchange that would refuse is said to', () => {
    const { fees: _, ...silent } = position
    renderWithTheme(<NftActions act={actOf({ position: silent })} />)
    expect(screen.getByText(m.lock_nft_collect_refused())).toBeTruthy()
  })
})

describe('forms of the owner', () => {
  test('a lock is handed over only after a tick', async () => {
    renderWithTheme(<NftActions act={actOf()} />)
    unfold(m.lock_nft_handover_open(), m.lock_nft_handover_title())
    const button = screen.getByRole('button', { name: m.token_console_review() })
    expect((button as HTMLButtonElement).disabled).toBe(true)
    fireEvent.click(screen.getByRole('checkbox'))
    for (const value of [owner, lockContractsOfTest.tokenLocker]) {
      fireEvent.change(screen.getByLabelText(m.lock_nft_new_owner()), { target: { value } })
      review()
      expect(open).not.toHaveBeenCalled()
    }
    fireEvent.change(screen.getByLabelText(m.lock_nft_new_owner()), { target: { value: stranger } })
    review()
    await waitFor(() => expect(open).toHaveBeenCalledOnce())
    const plan = open.mock.calls[0]?.[0]
    expect(plan?.input).toMatchObject({ newOwner: stranger })
    expect(plan?.review.permanent).toEqual([
      m.lock_nft_handover_final(),
      m.lock_nft_handover_fees(),
    ])
  })

  test('fees go to the new owner where there are fees: with a position alone', () => {
    renderWithTheme(<NftActions act={actOf()} />)
    screen.getByText(m.lock_nft_handover_text())
    cleanup()
    renderWithTheme(<NftActions act={actOf({ lock: { ...lock, position: 'none' } })} />)
    screen.getByText(m.lock_nft_handover_text_plain())
    expect(screen.queryByText(m.lock_nft_handover_text())).toBeNull()
  })

  test('a lock that never ends promises its next owner no NFT', () => {
    const forever = { ...lock, unlockAt: lockLimits.forever, isForever: true }
    renderWithTheme(<NftActions act={actOf({ lock: forever })} />)
    screen.getByText(m.lock_nft_handover_text_forever())
    cleanup()
    renderWithTheme(<NftActions act={actOf({ lock: { ...forever, position: 'none' } })} />)
    screen.getByText(m.lock_nft_handover_text_plain_forever())
  })

  test('before its time an NFT is only waited for', () => {
    renderWithTheme(<NftActions act={actOf()} />)
    expect(
      screen.queryByRole('button', {
        name: m.console_row_open({
          action: m.lock_nft_withdraw_open(),
          title: m.lock_nft_withdraw_title(),
        }),
      }),
    ).toBeNull()
  })

  test('at its time it is withdrawn, to its owner', async () => {
    renderWithTheme(<NftActions act={actOf({ now: unlockAt })} />)
    unfold(m.lock_nft_withdraw_open(), m.lock_nft_withdraw_title())
    review()
    await waitFor(() => expect(open).toHaveBeenCalledOnce())
    const plan = open.mock.calls[0]?.[0]
    expect(plan?.definition.name).toBe('nft-lock-withdraw')
    expect(plan?.review.facts.map(({ address }) => address)).toEqual([owner])
  })

  test('a lock for ever is neither prolonged nor withdrawn', () => {
    const forever = { ...lock, unlockAt: lockLimits.forever, isForever: true }
    renderWithTheme(<NftActions act={actOf({ lock: forever })} />)
    expect(screen.getAllByText(m.lock_nft_forever())).toHaveLength(2)
  })
})

describe('a later end', () => {
  const later = unlockAt + 3_600
  const codes = (text: string, isForever = false) => {
    const reading = readRelock(text, isForever, { lock, now })
    return reading.ok ? reading.params : reading.problems.unlockAt?.code
  }

  test('as typed, or for ever', () => {
    const typed = toLocalInput(later)
    const minute = BigInt(later - (later % 60))
    expect(codes(typed)).toEqual({ unlockAt: minute })
    expect(codes('', true)).toEqual({ unlockAt: lockForever })
    expect(codes(toLocalInput(unlockAt - 600))).toBe('NftLocker_NotLater')
    expect(codes('')).toBe('Input_Required')
    expect(codes('soon')).toBe('Input_Required')
  })
})

describe('strangers’ words and pictures', () => {
  test('a picture is an image and nothing else, and a broken one becomes a mark', () => {
    const picture = 'data:image/svg+xml;base64,PHN2Zy8+'
    const { container } = renderWithTheme(<NftPicture picture={picture} name="A" seed="1" />)
    const image = container.querySelector('img')
    expect(image?.getAttribute('src')).toBe(picture)
    expect(container.querySelector('svg script, iframe, object')).toBeNull()
    if (image) fireEvent.error(image)
    expect(container.querySelector(`img[src="${picture}"]`)).toBeNull()
  })
})

describe('what is shown of a position', () => {
  test('its pool, range, worth and fees', () => {
    renderWithTheme(<PositionFacts position={position} />)
    expect(screen.getByText(m.lock_nft_range_inside())).toBeTruthy()
    expect(screen.getByText('5 ETH · 6 MOOR')).toBeTruthy()
    expect(screen.getByText('7 ETH · 0 MOOR')).toBeTruthy()
  })

  test('its price is the pool’s own, not that of the tick below it', () => {
    const sqrtPriceX96 = 2_505_414_483_750_479_311_864_138_015_696n
    renderWithTheme(<PositionFacts position={{ ...position, tick: 69_081, sqrtPriceX96 }} />)
    expect(screen.queryByText(/999\.99/)).toBeNull()
  })

  test('outside of its range it says that it earns nothing', () => {
    renderWithTheme(<PositionFacts position={{ ...position, tick: 600 }} />)
    expect(screen.getByText(m.lock_nft_range_idle())).toBeTruthy()
  })

  test('one that is gone, and one that is being read', () => {
    renderWithTheme(<PositionFacts position={null} />)
    expect(screen.getByText(m.lock_nft_position_gone())).toBeTruthy()
    cleanup()
    renderWithTheme(<PositionFacts position={undefined} />)
    expect(screen.getByText(m.lock_nft_position_reading())).toBeTruthy()
  })
})

test('every power has its words', () => {
  const { container } = renderWithTheme(<NftPowers lock={lock} />)
  const lines = [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(lines).toHaveLength(6)
  expect(lines.every((line) => line !== '')).toBe(true)
})
