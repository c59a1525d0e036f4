import './frame/style-nonce.ts'
import { getLocale } from '@slipway/messages'
import '@slipway/ui/styles.css'
import './core/app-shell.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { activeChain } from './core/active-chain.ts'
import { breathe } from './core/breathe.ts'
import { showCarriedNotices } from './core/carry-notices.ts'
import { removeCanonicalLink } from './core/page-address.ts'
import { cleanPastedAddresses } from './form/clean-pasted-address.ts'
import { appRouter } from './frame/app-router.ts'
import { followWallet } from './frame/follow-wallet.ts'
import { loadFirstPage, openFirstTab } from './frame/open-first-page.ts'
import { Providers } from './frame/providers.tsx'
import { wagmiConfig } from './frame/wagmi-config.ts'
import { AddressNamesProvider } from './names/address-names-provider.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

showCarriedNotices()
cleanPastedAddresses(document)
removeCanonicalLink()
followWallet(wagmiConfig, activeChain.chainId)

/**
 * Loads the first page and draws it in its frame, in small steps between which the browser answers whoever touches the page
 * already. A function, because pages import the frame, and none of them runs before the frame's modules are through.
 */
async function start(container: HTMLElement): Promise<void> {
  await breathe()
  const firstPage = loadFirstPage()
  await breathe()
  // The first number has the browser read its tables of languages, longer than a frame takes: while the page is on its way.
  new Intl.NumberFormat(getLocale()).format(0)
  await firstPage
  openFirstTab()
  await breathe()
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <Providers>
          <AddressNamesProvider>
            <RouterProvider router={appRouter} />
          </AddressNamesProvider>
        </Providers>
      </StrictMode>,
    ),
  )
}

void start(root)
