// @vitest-environment happy-dom

import { MantineProvider } from '@mantine/core'
import { m } from '@slipway/messages'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ActionForm } from './action-form.tsx'
import type { FormContext } from './form-context.ts'
import { PlanRefused } from './plan-refused.ts'

afterEach(cleanup)

const formOf = (done: string | null) => {
  const act: FormContext = {
    token: { symbol: 'HBR', decimals: 18 },
    open: () => undefined,
    doneOf: () => done,
    clearDone: () => undefined,
  }
  return (
    <MantineProvider env="test">
      <ActionForm<'amount', object>
        act={act}
        kind="pool_stop"
        title="Stop"
        text="Ends it."
        open="Stop"
        fields={[{ name: 'amount', label: 'Amount', rule: 'More than 0.' }]}
        initial={{ amount: '' }}
        read={() => ({ ok: true, params: {} })}
        finality="For good."
        plan={() => {
          throw new PlanRefused('Too much by now.')
        }}
      />
    </MantineProvider>
  )
}

const unfold = () =>
  fireEvent.click(
    screen.getByRole('button', { name: m.console_row_open({ action: 'Stop', title: 'Stop' }) }),
  )
const amount = () => screen.getByLabelText<HTMLInputElement>('Amount')
const tick = () => screen.getByRole<HTMLInputElement>('checkbox')

test('what was sent is not offered a second time: the form is empty and its tick is gone', () => {
  const { rerender } = render(formOf(null))
  unfold()
  fireEvent.change(amount(), { target: { value: '5' } })
  fireEvent.click(tick())
  expect([amount().value, tick().checked]).toEqual(['5', true])
  rerender(formOf('It was stopped.'))
  rerender(formOf(null))
  unfold()
  expect([amount().value, tick().checked]).toEqual(['', false])
})

test('why it could not be prepared is said of what was entered then, not of what is corrected', async () => {
  render(formOf(null))
  unfold()
  fireEvent.click(tick())
  fireEvent.click(screen.getByRole('button', { name: m.token_console_review() }))
  await screen.findByText('Too much by now.')
  fireEvent.change(amount(), { target: { value: '6' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a setting that is as it was is not sent: that is said until something is changed', () => {
  const opened: string[] = []
  render(
    <MantineProvider env="test">
      <ActionForm<'amount', bigint>
        act={{ ...formOf(null).props.children.props.act, open: () => undefined }}
        kind="pool_stop"
        title="Stop"
        text="Ends it."
        open="Stop"
        isSetting
        fields={[{ name: 'amount', label: 'Amount', rule: 'More than 0.' }]}
        initial={{ amount: '5' }}
        read={({ amount: text }) => ({ ok: true, params: BigInt(text) })}
        onValid={(_, params) => opened.push(String(params))}
        plan={() => {
          throw new Error('Nothing is signed here.')
        }}
      />
    </MantineProvider>,
  )
  unfold()
  const review = () =>
    fireEvent.click(screen.getByRole('button', { name: m.token_console_review() }))
  const isSaid = () => screen.queryByText(m.console_row_same()) !== null
  expect(isSaid()).toBe(false)
  fireEvent.change(amount(), { target: { value: '05' } })
  review()
  expect([isSaid(), opened]).toEqual([true, []])
  fireEvent.change(amount(), { target: { value: '6' } })
  expect(isSaid()).toBe(false)
  review()
  expect([isSaid(), opened]).toEqual([false, ['6']])
})
