import type { CertificateView } from './certificate-view.ts'

/** What a file made of a certificate is called. */
export const fileNameOf = ({ certificate }: CertificateView, ending: string): string =>
  `lock-${certificate.id}-block-${certificate.block.number}.${ending}`
