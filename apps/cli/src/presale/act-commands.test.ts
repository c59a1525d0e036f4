import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { expect, test, vi } from 'vitest'
import type { WriteCall, WriteCommand } from '../command/command.ts'
import type { FlowDone } from '../command/write-plan.ts'
import { claimCommand, finalizeCommand, refundCommand } from './act-commands.ts'

const seen = vi.hoisted(() => ({ kind: 'normal', label: 'waiting', termsChanged: false }))
const currency = { symbol: 'BNB', decimals: 18 }
const token = { symbol: 'KEEL', decimals: 0 }
vi.mock('./find-presale.ts', () => ({
  findPresale: async () => ({
    presale: {
      ...{ address: '0x01', kind: seen.kind, currency, token },
      state: { termsChanged: seen.termsChanged },
    },
    status: { label: seen.label, reason: 'none' },
    now: 0,
  }),
}))

async function ending(command: WriteCommand, result: object) {
  const plan = await command.plan({ positionals: ['0x01'], session: {} } as unknown as WriteCall)
  const done = [{ result, transactions: [] }] as unknown as readonly FlowDone[]
  return { permanent: plan.permanent, ...(await plan.finish(done)) }
}

const pair = `0x${'5c'.repeat(20)}`
const one = 10n ** 18n

test('a finish that ended in refunds says so', async () => {
  seen.kind = 'normal'
  const { data, rows, permanent } = await ending(finalizeCommand, { isListed: false })
  expect(rows.flat()).toContain(m.cli_presale_unsellable())
  expect(rows.flat()).not.toContain(m.cli_row_raised())
  expect(data).toMatchObject({ isListed: false, pair: null })
  expect(permanent).toEqual([m.cli_permanent_finalize()])
})

test('a finish names the pool where there is one', async () => {
  const finished = { isListed: true, pair, accepted: one, lockId: 0n }
  seen.kind = 'normal'
  expect((await ending(finalizeCommand, finished)).rows.flat()).toContain(pair)
  seen.kind = 'private'
  const { rows, permanent } = await ending(finalizeCommand, finished)
  expect(rows.flat()).not.toContain(m.cli_row_pair())
  expect(rows.flat()).toContain(m.cli_presale_finished())
  expect(permanent).toEqual([m.cli_permanent_finalize_private()])
})

test('what a claim gives back, and what leaving cost, is told', async () => {
  const shown = formatAmount(one, 18, currency)
  const claimed = await ending(claimCommand, { tokens: 5n, excess: one })
  expect(claimed.rows).toContainEqual([m.cli_row_excess(), shown])
  expect((await ending(claimCommand, { tokens: 5n, excess: 0n })).rows).toHaveLength(2)
  const left = await ending(refundCommand, { amount: 9n * one, feeKept: one })
  expect(left.rows).toContainEqual([m.cli_row_exit_fee(), shown])
})

test('a refund that is free speaks of no fee', async () => {
  const free = { amount: one, feeKept: 0n }
  seen.label = 'running'
  expect((await ending(refundCommand, free)).permanent).toEqual([m.cli_permanent_refund()])
  seen.termsChanged = true
  expect((await ending(refundCommand, free)).permanent).toEqual([])
  seen.termsChanged = false
  seen.label = 'canceled'
  expect((await ending(refundCommand, free)).permanent).toEqual([])
})
