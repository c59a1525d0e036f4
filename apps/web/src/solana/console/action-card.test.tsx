// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { useActionForm } from '../../action/use-action-form.ts'
import { ActionCard } from './action-card.tsx'

afterEach(cleanup)

function Card({ done }: { done: 'buy' | 'leave' | undefined }) {
  const form = useActionForm(
    { symbol: 'EDDY', decimals: 2 },
    { amount: '1.5' },
    () => ({ ok: true, params: {} }) as const,
    () => undefined,
  )
  return (
    <ActionCard
      actions={{
        done,
        problem: undefined,
        isPreparing: false,
        clearDone: () => undefined,
        clearProblem: () => undefined,
      }}
      {...{ acts: ['buy'] as const, title: 'Take part', text: '', doneText: 'Sent' }}
      onSubmit={form.onSubmit}
      onAgain={() => form.set('amount', '')}
    >
      <output>{form.values.amount}</output>
    </ActionCard>
  )
}

/** Another card's act takes the place of the one that was done. */
function Acts() {
  const [done, setDone] = useState<'buy' | 'leave'>()
  return (
    <>
      <Card done={done} />
      <button type="button" onClick={() => setDone(done === 'buy' ? 'leave' : 'buy')}>
        next
      </button>
    </>
  )
}

test('a form that was sent is empty when another act is done after it', () => {
  renderWithTheme(<Acts />)
  const typed = () => document.querySelector('output')?.textContent
  expect(typed()).toBe('1.5')
  fireEvent.click(screen.getByText('next'))
  screen.getByText('Sent')
  fireEvent.click(screen.getByText('next'))
  expect(typed()).toBe('')
})
