// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { m } from '@slipway/messages'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pageForApps } from './wallet-apps-list.tsx'
import { WalletMissing } from './wallet-dialog.tsx'

afterEach(cleanup)

const page = 'https://launch.test/presale/detail/0xA1?chain=bsc&inviter=0xB2'

/** Shows what stands where no wallet is. @param isPhone whether the device is held in the hand */
function show(isPhone: boolean, href = `${page}&token=secret#part`): void {
  vi.stubGlobal('location', { href })
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isPhone && query === '(hover: none) and (pointer: coarse)',
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
  render(
    <MantineProvider env="test">
      <WalletMissing />
    </MantineProvider>,
  )
}

const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('a phone opens this very page in the app of a wallet, by the link that its makers document', () => {
  show(true)
  const encoded = encodeURIComponent(page)
  expect(linkOf('MetaMask')).toBe(
    'https://link.metamask.io/dapp/launch.test/presale/detail/0xA1?chain=bsc&inviter=0xB2',
  )
  expect(linkOf('Trust Wallet')).toBe(
    `https://link.trustwallet.com/open_url?coin_id=60&url=${encoded}`,
  )
  expect(linkOf('Coinbase Wallet')).toBe(`https://go.cb-w.com/dapp?cb_url=${encoded}`)
  const { searchParams } = new URL(linkOf('OKX Wallet') ?? '')
  expect(searchParams.get('deeplink')).toBe(`okx://wallet/dapp/url?dappUrl=${encoded}`)
})

test('a phone is not told to reload: a wallet that is installed there never comes into this browser', () => {
  show(true)
  expect(screen.queryByText(m.shell_wallet_install_text())).toBeNull()
  screen.getByText(m.shell_wallet_install_phone_text())
})

test('elsewhere there is an extension to install, and no app', () => {
  show(false)
  screen.getByText('Please install MetaMask')
  expect(linkOf(m.shell_wallet_install_link())).toBe('https://metamask.io/download')
  expect(screen.queryByRole('link', { name: 'Trust Wallet' })).toBeNull()
})

test('the token that a page is about goes along', () => {
  const about = 'https://launch.test/lock/token?token=0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  expect(pageForApps(about).href).toBe(about)
})

test('what a mail’s link proves is handed to nobody, nor what stands behind #', () => {
  expect(pageForApps('https://launch.test/user/recover?token=secret&chain=bsc#part').href).toBe(
    'https://launch.test/user/recover?chain=bsc',
  )
})

test('a page whose request stands behind # is carried into the app by its reader alone', () => {
  const asked = 'https://launch.test/sign/AbCd?chain=bsc#payload'
  show(true, asked)
  expect(screen.queryByRole('link', { name: 'MetaMask' })).toBeNull()
  screen.getByText(m.shell_wallet_apps_private())
  screen.getByRole('button', { name: m.shell_wallet_apps_copy() })
  cleanup()
  // Come back to later, the address has lost its request: only the link as it was given has it.
  show(true, 'https://launch.test/sign/AbCd?chain=bsc')
  screen.getByText(m.shell_wallet_apps_private())
  expect(screen.queryByRole('button', { name: m.shell_wallet_apps_copy() })).toBeNull()
})
