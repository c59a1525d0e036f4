// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { ReviewLines } from './review-content.tsx'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

afterEach(cleanup)

test('an address that is signed for shows every character, and can be copied', () => {
  renderWithTheme(<ReviewLines lines={[{ label: 'New owner', value: '0x7099…c79C8', address }]} />)
  expect(screen.getByText(address)).toBeTruthy()
  expect(screen.getByRole('button', { name: m.shell_copy_address({ address }) })).toBeTruthy()
})
