import type { ReactNode } from 'react'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { bsc } from 'wagmi/chains'
import { renderWithTheme } from './render-with-theme.tsx'

/** Nobody listens there: a test that asks the network says what it answers. */
const config = createConfig({ chains: [bsc], transports: { [bsc.id]: http('http://127.0.0.1:1') } })

/** `renderWithTheme` for what looks at the wallet, to which nothing is connected. */
export const renderWithWallet = (content: ReactNode) =>
  renderWithTheme(
    <WagmiProvider config={config} reconnectOnMount={false}>
      {content}
    </WagmiProvider>,
  )
