import { createFileRoute } from '@tanstack/react-router'
import { useTabParams } from '../../core/tab-context.ts'
import { CertificatePage } from '../../lock/certificate/certificate-page.tsx'

export const Route = createFileRoute('/lock/certificate/$id')({ component: Screen })

function Screen() {
  return <CertificatePage id={useTabParams('/lock/certificate/$id').id} />
}
