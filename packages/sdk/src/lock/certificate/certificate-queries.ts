import type { ReadClient } from '../../evm/create-read-client.ts'
import { freshness } from '../../shared/freshness.ts'
import { lockKeyOf } from '../lock-key.ts'
import { type CertificateParams, getCertificate } from './get-certificate.ts'

/** Reads of certificates in the form of `lockQueries`. A certificate is of one block: it is made anew on demand only. */
export const certificateQueries = {
  detail: (client: ReadClient, params: CertificateParams) => ({
    queryKey: ['lock', client.chain.id, 'certificate', lockKeyOf(params)] as const,
    queryFn: () => getCertificate(client, params),
    ...freshness.fixed,
  }),
} as const
