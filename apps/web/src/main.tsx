import './shell/style-nonce.ts'
import { getLocale } from '@slipway/messages'
import '@slipway/ui/styles.css'
import './shell/opening.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { cleanPastedAddresses } from './form/clean-pasted-address.ts'
import { AddressNamesProvider } from './names/address-names-provider.tsx'
import { activeChain } from './shell/active-chain.ts'
import { appRouter } from './shell/app-router.ts'
import { breathe } from './shell/breathe.ts'
import { showCarriedNotices } from './shell/carry-notices.ts'
import { followWallet } from './shell/follow-wallet.ts'
import { loadFirstPage } from './shell/load-first-page.ts'
import { openFirstTab } from './shell/open-first-tab.ts'
import { Providers } from './shell/providers.tsx'
import { removeCanonicalLink } from './shell/remove-canonical-link.ts'
import { wagmiConfig } from './shell/wagmi-config.ts'

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
