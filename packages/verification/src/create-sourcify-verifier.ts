import {
  asResult,
  defaultPatience,
  type SourceVerifier,
  type VerificationPatience,
  type VerificationResult,
  type VerificationSubject,
  waitForVerdict,
} from './source-verification.ts'

const PUBLIC_SERVER = 'https://sourcify.dev/server'
const PUBLIC_SITE = 'https://repo.sourcify.dev'
const REQUEST_TIMEOUT_MS = 30_000
/** HTTP status with which Sourcify says that it knows the contract already. */
const CONFLICT = 409

interface SourcifyJob {
  readonly isJobCompleted: boolean
  readonly contract?: { readonly match: 'exact_match' | 'match' | null }
  readonly error?: { readonly message: string }
}

/**
 * Sourcify's version-2 API (https://docs.sourcify.dev/docs/api/): a submission becomes a job, which
 * is asked about until it has ended.
 */
export function createSourcifyVerifier(
  server = PUBLIC_SERVER,
  patience: VerificationPatience = defaultPatience,
): SourceVerifier {
  return {
    name: 'Sourcify',
    pageOf: (chainId, address) =>
      server === PUBLIC_SERVER ? `${PUBLIC_SITE}/${chainId}/${address}` : undefined,
    verify: (subject) =>
      asResult(async () => {
        const submission = await submit(server, subject)
        if (submission.known) return { status: 'verified', detail: 'known already' }
        return waitForVerdict(() => askJob(server, submission.jobId), patience)
      }),
  }
}

async function submit(
  server: string,
  subject: VerificationSubject,
): Promise<{ known: true } | { known: false; jobId: string }> {
  const response = await fetch(`${server}/v2/verify/${subject.chainId}/${subject.address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      stdJsonInput: JSON.parse(subject.standardJson),
      compilerVersion: subject.compilerVersion,
      contractIdentifier: subject.contractIdentifier,
      ...(subject.creationTransaction === undefined
        ? {}
        : { creationTransactionHash: subject.creationTransaction }),
    }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  if (response.status === CONFLICT) return { known: true }
  const answer = (await response.json()) as { verificationId?: string; message?: string }
  if (answer.verificationId === undefined) {
    throw new Error(answer.message ?? `Sourcify answers ${response.status}`)
  }
  return { known: false, jobId: answer.verificationId }
}

async function askJob(server: string, jobId: string): Promise<VerificationResult | undefined> {
  const response = await fetch(`${server}/v2/verify/${jobId}`, {
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  const job = (await response.json()) as SourcifyJob
  if (!job.isJobCompleted) return undefined
  const match = job.contract?.match
  if (match === 'exact_match' || match === 'match') return { status: 'verified', detail: match }
  return { status: 'failed', detail: job.error?.message ?? 'the compiled code does not match' }
}
