import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { StatePage } from '@slipway/ui/state-page'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { goToChain } from '../../core/go-to-chain.ts'
import { FileCheck } from './file-check.tsx'

interface NotFoundProps {
  /** The address is no lock's, nothing of ours stands there, or the lock is gone. */
  reason: 'id' | 'locker' | 'gone'
}

const texts = {
  id: m.certificate_invalid_text,
  locker: m.certificate_unknown_text,
  gone: m.certificate_gone_text,
} as const

/** No certificate, and the check of one that somebody has kept. */
export function CertificateNotFound({ reason }: NotFoundProps) {
  const title = reason === 'gone' ? m.certificate_gone_title() : m.certificate_not_found_title()
  return (
    <>
      <StatePage
        picture="empty-slip"
        title={title}
        text={texts[reason]({ chain: activeChain.name })}
      />
      <FileCheck />
    </>
  )
}

/** Short name of a network that this page offers. The catalogue is loaded for this question alone. */
async function findShortname(chainId: number): Promise<string | null> {
  const { offeredChains } = await import('../../core/offered-chains.ts')
  return offeredChains.find((chain) => chain.chainId === chainId)?.shortname ?? null
}

/** A lock of another network: its network becomes the page's. */
export function CertificateElsewhere({ chainId }: { chainId: number }) {
  const { data: shortname } = useQuery({
    queryKey: ['chains', 'shortname', chainId],
    queryFn: () => findShortname(chainId),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (shortname) goToChain(shortname)
  }, [shortname])
  if (shortname !== null) return <PageSkeleton />
  return (
    <>
      <StatePage
        picture="empty-slip"
        title={m.certificate_not_found_title()}
        text={m.certificate_network_text({ chainId })}
      />
      <FileCheck />
    </>
  )
}

interface FailedProps {
  title: ReactNode
  text: ReactNode
  onRetry: () => void
}

/** Nobody gave a proof. */
export function CertificateFailed({ title, text, onRetry }: FailedProps) {
  return (
    <StatePage
      picture="broken"
      role="alert"
      title={title}
      text={text}
      actions={<Button onClick={onRetry}>{m.shell_retry()}</Button>}
    />
  )
}
