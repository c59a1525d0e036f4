import { m } from '@slipway/messages'
import type { TaxedState } from '@slipway/sdk/token/types'
import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { PresaleKind } from './presale-form-values.ts'
import type { PresaleTokenFacts } from './presale-token.ts'
import { tokenHints } from './token-hints.ts'

const owner: Address = `0x${'1'.repeat(40)}`
const other: Address = `0x${'2'.repeat(40)}`
const symbol = 'KEEL'

/** A token of this platform that does not trade yet. */
function gated(launcher: Address, isLaunched = false): PresaleTokenFacts {
  const taxed = {
    launch: { isLaunched, launcher },
    taxes: { buyBps: 0, sellBps: 0 },
    switches: {},
  } as unknown as TaxedState
  const own = { owner, minting: { mintable: false }, taxed }
  return { symbol, isOurs: true, balance: 1n, own } as unknown as PresaleTokenFacts
}

const foreign = { symbol, isOurs: false, balance: 1n } as unknown as PresaleTokenFacts

const textsOf = (facts: PresaleTokenFacts, kind: PresaleKind, account = owner, hasPool = false) =>
  tokenHints(facts, { kind, account, hasPool }).map(({ text }) => text)

test('a presale with a pool opens trading, where its creator can give it the right', () => {
  expect(textsOf(gated(zeroAddress), 'fair')).toContain(m.presale_hint_gated())
  expect(textsOf(gated(zeroAddress), 'normal', other)).toContain(
    m.presale_hint_gate_not_owner({ symbol }),
  )
})

test('a right that another contract has cannot be given again', () => {
  const texts = textsOf(gated(other), 'normal')
  expect(texts).toContain(m.presale_hint_gate_elsewhere({ symbol }))
  expect(texts).not.toContain(m.presale_hint_gated())
})

test('a private presale opens no trading, whoever has the right', () => {
  for (const launcher of [zeroAddress, other])
    expect(textsOf(gated(launcher), 'private')).toEqual([
      m.presale_hint_ours(),
      m.presale_hint_gated_private(),
    ])
})

test('no advice leads to a presale with a pool of a token that it cannot open', () => {
  expect(m.presale_hint_gate_elsewhere({ symbol })).not.toMatch(/open trading yourself/i)
  expect(textsOf(gated(zeroAddress, true), 'fair')).toContain(m.presale_hint_launched({ symbol }))
})

test('who cannot exempt a private presale reads that it could never be finished', () => {
  const text = m.presale_hint_private_not_owner({ symbol })
  for (const isLaunched of [false, true]) {
    expect(textsOf(gated(zeroAddress, isLaunched), 'private', other)).toContain(text)
    expect(textsOf(gated(zeroAddress, isLaunched), 'private', owner)).not.toContain(text)
  }
  expect(textsOf(foreign, 'private', other)).not.toContain(text)
})

test('a private presale tests no sale and has no listing rate', () => {
  expect(textsOf(foreign, 'private', owner, true)).toEqual([
    m.presale_hint_foreign_private(),
    m.presale_hint_pool_private({ symbol }),
  ])
  expect(textsOf(foreign, 'normal', owner, true)).toEqual([
    m.presale_hint_foreign(),
    m.presale_hint_pool({ symbol }),
  ])
})
