import { errorMessage, m } from '@slipway/messages'
import { SlipwayError } from '@slipway/sdk/evm/errors'
import { findWalletFailure } from '@slipway/sdk/evm/recognise-failure'
import { wasRejected } from '@slipway/sdk/evm/was-rejected'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useConfig } from 'wagmi'
import { connect } from 'wagmi/actions'
import { pairingNote } from '../pairing-note.ts'
import { ClientNotStarted, RelayRefused, RelayUnreachable } from './errors.ts'
import { dropProvider, loadProvider } from './load-provider.ts'
import { walletConnectOf } from './wallet-connect-of.ts'

/** After these the client is of no use any more. */
const stuck = [RelayUnreachable, RelayRefused, ClientNotStarted] as const

export interface Pairing {
  /** The text of the code, while a wallet may read it. */
  readonly uri: string | undefined
  /** Why it came to nothing, in the reader's words. */
  readonly problem: string | undefined
  /** Makes a new code. */
  again(): void
}

function problemOf(error: unknown): string {
  if (wasRejected(error)) return m.error_Wallet_Rejected()
  if (error instanceof SlipwayError) return errorMessage(error.code, error.args)
  const known = findWalletFailure(error)
  if (known) return errorMessage(known)
  const reason = error instanceof Error ? error.message : String(error)
  return m.error_Wallet_RequestFailed({ reason })
}

/** Asks for a wallet behind the relay for as long as it is shown. @param onConnected is told when one has agreed */
export function usePairing(onConnected: () => void): Pairing {
  const config = useConfig()
  const [attempt, setAttempt] = useState(0)
  const [uri, setUri] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const connected = useRef(onConnected)
  connected.current = onConnected

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a new one.
  useEffect(() => {
    let isShown = true
    let leave = () => undefined as unknown
    pairingNote.keep()
    const run = async () => {
      const provider = await loadProvider()
      if (!isShown) return
      provider.on('display_uri', setUri)
      leave = () => {
        provider.removeListener('display_uri', setUri)
        provider.cancel()
      }
      await connect(config, { connector: walletConnectOf(config) })
      if (isShown) connected.current()
    }
    run().catch((error: unknown) => {
      if (stuck.some((kind) => error instanceof kind)) dropProvider()
      if (!isShown) return
      pairingNote.clear()
      setUri(undefined)
      setProblem(problemOf(error))
    })
    return () => {
      isShown = false
      pairingNote.clear()
      leave()
    }
  }, [config, attempt])

  const again = useCallback(() => {
    setUri(undefined)
    setProblem(undefined)
    setAttempt((count) => count + 1)
  }, [])
  return { uri, problem, again }
}
