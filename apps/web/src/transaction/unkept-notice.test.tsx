// @vitest-environment happy-dom
import { runInNewContext } from 'node:vm'
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { storageScript } from '../../server/storage-script.ts'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { UnkeptNotice } from './unkept-notice.tsx'

const granted = Object.getOwnPropertyDescriptor(window, 'localStorage')

afterEach(() => {
  cleanup()
  if (granted) Object.defineProperty(window, 'localStorage', granted)
  else Reflect.deleteProperty(window, 'localStorage')
})

function refuse() {
  const get = () => {
    throw new Error('Access is denied for this document.')
  }
  Object.defineProperty(window, 'localStorage', { configurable: true, get })
  runInNewContext(storageScript, { window, Map, Object, String })
}

test('says nothing where the browser keeps what it is given', () => {
  renderWithTheme(<UnkeptNotice />)
  expect(screen.queryByText(m.transaction_unkept())).toBeNull()
})

test('says that nothing is followed beyond the page where storage is refused', () => {
  refuse()
  renderWithTheme(<UnkeptNotice />)
  expect(screen.getByText(m.transaction_unkept())).toBeDefined()
})

test('says so for a transaction that a full storage did not take', () => {
  renderWithTheme(<UnkeptNotice state={{ isUnsaved: true }} />)
  expect(screen.getByText(m.transaction_unkept())).toBeDefined()
})
