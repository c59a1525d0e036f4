// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fileInput, useFileDrop } from './use-file-drop.ts'

const file = new File(['a'], 'a.csv')
const take = vi.fn<(files: readonly File[]) => void>()

function Zone() {
  const zone = useFileDrop(({ files }) => take([...files]))
  return (
    <label data-testid="zone" {...zone}>
      list
      <input {...fileInput(take)} />
    </label>
  )
}

afterEach(() => {
  cleanup()
  take.mockReset()
})

test('a file that is held above is seen, and taken when it falls', () => {
  render(<Zone />)
  const zone = screen.getByTestId('zone')
  expect(fireEvent.dragOver(zone)).toBe(false)
  expect(zone.dataset.over).toBe('true')
  fireEvent.dragLeave(zone)
  expect(zone.dataset.over).toBeUndefined()
  fireEvent.dragOver(zone)
  expect(fireEvent.drop(zone, { dataTransfer: { files: [file] } })).toBe(false)
  expect(zone.dataset.over).toBeUndefined()
  expect(take).toHaveBeenCalledWith([file])
})

test('the same file can be chosen again', () => {
  render(<Zone />)
  const input = screen.getByLabelText('list') as HTMLInputElement
  for (const times of [1, 2]) {
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    fireEvent.change(input)
    expect(take).toHaveBeenCalledTimes(times)
    expect(input.value).toBe('')
  }
  expect(take).toHaveBeenLastCalledWith([file])
})
