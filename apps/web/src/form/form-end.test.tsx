// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { FormEnd } from './form-end.tsx'

afterEach(cleanup)

const texts = { clear: 'Start over', submit: 'Review', checking: 'Checking' }

test('what it costs, and the ways on', () => {
  const startOver = vi.fn()
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  renderWithTheme(
    <form onSubmit={submit}>
      <FormEnd {...texts} cost={<p>0.2 BNB</p>} isChecking={false} onStartOver={startOver} />
    </form>,
  )
  screen.getByText('0.2 BNB')
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(startOver).toHaveBeenCalledOnce()
  expect(submit).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Review' }))
  expect(submit).toHaveBeenCalledOnce()
})

test('what is being checked is not submitted again', () => {
  renderWithTheme(<FormEnd {...texts} cost={null} isChecking onStartOver={() => undefined} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Checking' }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull()
})

test('who may not submit can still start over', () => {
  renderWithTheme(
    <FormEnd
      {...texts}
      cost={null}
      isChecking={false}
      onStartOver={() => undefined}
      guard={() => null}
    />,
  )
  screen.getByRole('button', { name: 'Start over' })
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull()
})
