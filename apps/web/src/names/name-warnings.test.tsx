// @vitest-environment happy-dom
import { getChain } from '@slipway/chains'
import { m, setLocale } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { NameWarnings } from './lazy-name-warnings.tsx'

const elsewhere = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const show = (
  reader: 'maker' | 'visitor',
  symbol: string,
  kind: 'token' | 'collection' = 'token',
) =>
  renderWithTheme(
    <NameWarnings kind={kind} reader={reader} name="Harbour" symbol={symbol} address={elsewhere} />,
  )

afterEach(() => {
  cleanup()
  setLocale('en-US', { reload: false })
})

describe.each(['en-US', 'zh-CN'] as const)('names in %s', (locale) => {
  beforeEach(() => setLocale(locale, { reload: false }))

  test('a visitor is told that a look-alike is not the currency', async () => {
    show('visitor', 'USDТ')
    expect(await screen.findByText(m.names_look_alike({ currency: 'USDT' }))).toBeTruthy()
  })

  test('a maker is told what visitors will be told', async () => {
    show('maker', 'USDT', 'collection')
    expect(await screen.findByText(m.names_look_alike_maker({ currency: 'USDT' }))).toBeTruthy()
  })

  test('scripts are named in the reader’s language', async () => {
    show('maker', 'Pеpe')
    const scripts = locale === 'en-US' ? 'Cyrillic and Latin' : '西里尔文和拉丁文'
    expect(await screen.findByText(m.names_mixed_scripts({ scripts }))).toBeTruthy()
  })

  test('letters that look Latin stand there one by one', async () => {
    show('visitor', 'СОР')
    expect(await screen.findByText(m.names_looks_latin({ letters: 'С О Р' }))).toBeTruthy()
  })

  test('of a long symbol it says what wallets do, and refuses nothing', async () => {
    show('maker', 'TWELVECHARSX')
    expect(await screen.findByText(m.names_long_symbol({ max: '11' }))).toBeTruthy()
  })
})

test('an honest name is left alone', async () => {
  const { container } = show('visitor', 'HBR')
  await import('./name-warnings.tsx')
  await Promise.resolve()
  expect(container.querySelector('[role="status"]')).toBeNull()
})

test('a token of Solana is compared with the currencies of its own network', async () => {
  renderWithTheme(
    <NameWarnings
      {...{ kind: 'token', reader: 'visitor', name: 'Harbour', symbol: 'ЅОL' }}
      {...{ chain: getChain('sol'), address: 'Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd' }}
    />,
  )
  expect(await screen.findByText(m.names_look_alike({ currency: 'SOL' }))).toBeTruthy()
})
