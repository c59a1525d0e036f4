import { m } from '@slipway/messages'
import type { CertificateProblem } from '@slipway/sdk/lock/certificate/certificate-refused'
import type { CertificateStep } from '@slipway/sdk/lock/certificate/check-certificate'
import classes from './certificate.module.css'

/** Why a certificate is not true, in the reader's language. */
const problemText = {
  Unreadable: m.certificate_problem_Unreadable,
  TooNew: m.certificate_problem_TooNew,
  IdDiffers: m.certificate_problem_IdDiffers,
  HeaderDiffers: m.certificate_problem_HeaderDiffers,
  ContractUnknown: m.certificate_problem_ContractUnknown,
  AccountProofInvalid: m.certificate_problem_AccountProofInvalid,
  CodeDiffers: m.certificate_problem_CodeDiffers,
  AccountDiffers: m.certificate_problem_AccountDiffers,
  WordMissing: m.certificate_problem_WordMissing,
  WordSpare: m.certificate_problem_WordSpare,
  WordProofInvalid: m.certificate_problem_WordProofInvalid,
  WordDiffers: m.certificate_problem_WordDiffers,
  LockGone: m.certificate_problem_LockGone,
  ClaimDiffers: m.certificate_problem_ClaimDiffers,
  StatementDiffers: m.certificate_problem_StatementDiffers,
} as const satisfies Record<CertificateProblem, () => string>

interface ContradictionProps {
  problem: CertificateProblem
  details: CertificateStep['details']
}

/** What a step of a check found instead. It loads on demand: most certificates are true. */
export default function Contradiction({ problem, details }: ContradictionProps) {
  return (
    <div className={classes.contradiction}>
      <p>{problemText[problem]()}</p>
      {details?.what && <code>{details.what}</code>}
      {details?.said !== undefined && (
        <dl>
          <dt>{m.certificate_said()}</dt>
          <dd>{details.said}</dd>
          <dt>{m.certificate_found()}</dt>
          <dd>{details.found}</dd>
        </dl>
      )}
    </div>
  )
}
