import { createFileRoute } from '@tanstack/react-router'
import { CertificatePage } from '../../lock/certificate/certificate-page.tsx'
import { useTabParams } from '../../shell/tab-context.ts'

export const Route = createFileRoute('/lock/certificate/$id')({ component: Screen })

function Screen() {
  return <CertificatePage id={useTabParams('/lock/certificate/$id').id} />
}
